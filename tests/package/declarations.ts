// What the package exports, as its source declares it: names, docstrings and examples.
import path from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";

const root = fileURLToPath(new URL("../../", import.meta.url));

export interface Declared {
  /** With its interface or class before it, where it is a member. */
  readonly name: string;
  /** Whether people call it. */
  readonly callable: boolean;
  /** Whether it is private or protected. */
  readonly hidden: boolean;
  readonly text: string;
  readonly examples: readonly string[];
}

const callable = ts.SymbolFlags.Function | ts.SymbolFlags.Class | ts.SymbolFlags.Method;

function declaredOf(checker: ts.TypeChecker, symbol: ts.Symbol, name: string): Declared {
  const examples = symbol
    .getJsDocTags(checker)
    .filter((tag) => tag.name === "example")
    .map((tag) => ts.displayPartsToString(tag.text));
  const text = ts.displayPartsToString(symbol.getDocumentationComment(checker));
  const declaration = symbol.valueDeclaration;
  const modifiers = declaration ? ts.getCombinedModifierFlags(declaration) : ts.ModifierFlags.None;
  const hidden = (modifiers & (ts.ModifierFlags.Private | ts.ModifierFlags.Protected)) !== 0;
  return { name, callable: (symbol.flags & callable) !== 0, hidden, text, examples };
}

/** All exports of a source file that is a face, and the methods of those interfaces. */
export function declarationsOf(face: string, interfaces: readonly string[] = []): Declared[] {
  const config = ts.readConfigFile(path.join(root, "tsconfig.json"), (file) => ts.sys.readFile(file));
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, root);
  const file = path.join(root, face);
  const program = ts.createProgram([file], options);
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) throw new Error(`${face} exports nothing`);
  return checker.getExportsOfModule(module).flatMap((exported) => {
    const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
    const members = interfaces.includes(symbol.name) ? [...(symbol.members?.values() ?? [])] : [];
    const methods = members.filter(({ flags, name }) => flags & ts.SymbolFlags.Method && !name.startsWith("__"));
    return [
      declaredOf(checker, symbol, exported.name),
      ...methods.map((method) => declaredOf(checker, method, `${symbol.name}.${method.name}`)),
    ];
  });
}
