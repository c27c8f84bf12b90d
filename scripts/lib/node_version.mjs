// Imported first by every command: one clear line where Node.js is too old for the rest.
const least = 20;

if (Number(process.versions.node.split(".")[0]) < least) {
  console.error(`hanadoku: needs Node.js ${least} or newer, this is ${process.versions.node} (see https://nodejs.org)`);
  process.exit(1);
}
