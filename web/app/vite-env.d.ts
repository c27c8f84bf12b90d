/** A style sheet as text, as Vite gives it. */
declare module "*?inline" {
  const text: string;
  export default text;
}
