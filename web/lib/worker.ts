// What a job worker runs.
import { serveJobs } from "./index.js";

serveJobs();
