/**
 * Regular expressions that cannot run away: a search takes time in proportion to text times pattern, whatever both are,
 * because every state is followed at once and nothing is tried twice. Understood: literals, `.`, classes, `\d \w \s \b` and
 * their opposites, `^ $`, groups, `|`, `* + ?` and `{n,m}`. There are no back references and no look-around.
 */

type Test = (code: number) => boolean;

/** One instruction. `next` and `other` are indices of instructions. */
type Instruction =
  | { readonly op: 'take'; readonly test: Test; readonly next: number }
  | { readonly op: 'fork'; readonly next: number; readonly other: number }
  | { readonly op: 'assert'; readonly kind: '^' | '$' | 'b' | 'B'; readonly next: number }
  | { readonly op: 'match' };

type Node =
  | { readonly kind: 'take'; readonly test: Test }
  | { readonly kind: 'assert'; readonly what: '^' | '$' | 'b' | 'B' }
  | { readonly kind: 'all'; readonly nodes: readonly Node[] }
  | { readonly kind: 'any'; readonly nodes: readonly Node[] }
  | { readonly kind: 'repeat'; readonly node: Node; readonly min: number; readonly max: number };

/** A pattern ready to be looked for. */
export interface LinearRegex {
  /** Whether the pattern occurs anywhere in one line (a text without line ends). */
  test(line: string): boolean;
}

/** Most instructions a pattern may become; counted repeats multiply. */
const mostInstructions = 2_000;
const mostRepeats = 200;

const isDigit: Test = (c) => c >= 48 && c <= 57;
const isWord: Test = (c) => isDigit(c) || (c >= 65 && c <= 90) || (c >= 97 && c <= 122) || c === 95;
const isSpace: Test = (c) => c === 32 || (c >= 9 && c <= 13) || c === 0xa0 || c === 0xfeff || c === 0x3000;
const not =
  (test: Test): Test =>
  (c) =>
    !test(c);

const classes: Readonly<Record<string, Test>> = {
  d: isDigit,
  D: not(isDigit),
  w: isWord,
  W: not(isWord),
  s: isSpace,
  S: not(isSpace),
};

const controls: Readonly<Record<string, number>> = { n: 10, t: 9, r: 13, f: 12, v: 11, '0': 0 };

/** Thrown for a pattern that is not understood; the message is one sentence. */
export class PatternError extends Error {}

class Parser {
  #at = 0;
  readonly #points: readonly string[];
  readonly #ignoreCase: boolean;

  constructor(pattern: string, ignoreCase: boolean) {
    this.#points = Array.from(pattern);
    this.#ignoreCase = ignoreCase;
  }

  parse(): Node {
    const node = this.#alternatives(0);
    if (this.#at < this.#points.length) throw new PatternError('There is a ) without a (.');
    return node;
  }

  #peek(): string | undefined {
    return this.#points[this.#at];
  }

  #literal(char: string): Test {
    const code = char.codePointAt(0) ?? 0;
    if (!this.#ignoreCase) return (c) => c === code;
    const codes = new Set([code, char.toLowerCase().codePointAt(0) ?? code, char.toUpperCase().codePointAt(0) ?? code]);
    return (c) => codes.has(c);
  }

  #alternatives(depth: number): Node {
    if (depth > 50) throw new PatternError('The groups are nested too deeply.');
    const nodes: Node[] = [];
    for (;;) {
      nodes.push(this.#sequence(depth));
      if (this.#peek() !== '|') break;
      this.#at += 1;
    }
    const [only] = nodes;
    return nodes.length === 1 && only !== undefined ? only : { kind: 'any', nodes };
  }

  #sequence(depth: number): Node {
    const nodes: Node[] = [];
    for (let char = this.#peek(); char !== undefined && char !== '|' && char !== ')'; char = this.#peek()) {
      nodes.push(this.#repeated(this.#atom(depth)));
    }
    return { kind: 'all', nodes };
  }

  #atom(depth: number): Node {
    const char = this.#peek() ?? '';
    this.#at += 1;
    if (char === '(') return this.#group(depth);
    if (char === '[') return { kind: 'take', test: this.#set() };
    if (char === '.') return { kind: 'take', test: () => true };
    if (char === '^' || char === '$') return { kind: 'assert', what: char };
    if (char === '\\') return this.#escape();
    if (char === '*' || char === '+' || char === '?')
      throw new PatternError(`There is nothing before ${char} to repeat.`);
    return { kind: 'take', test: this.#literal(char) };
  }

  #group(depth: number): Node {
    if (this.#peek() === '?') {
      if (this.#points[this.#at + 1] !== ':') throw new PatternError('Look-around and named groups are not supported.');
      this.#at += 2;
    }
    const node = this.#alternatives(depth + 1);
    if (this.#peek() !== ')') throw new PatternError('A ( is not closed.');
    this.#at += 1;
    return node;
  }

  #escape(): Node {
    const char = this.#peek();
    if (char === undefined) throw new PatternError('The pattern ends in a \\.');
    this.#at += 1;
    if (char === 'b' || char === 'B') return { kind: 'assert', what: char };
    const set = classes[char];
    if (set !== undefined) return { kind: 'take', test: set };
    return { kind: 'take', test: this.#literal(this.#escaped(char)) };
  }

  /** The character an escape stands for, outside and inside a class. */
  #escaped(char: string): string {
    const control = controls[char];
    if (control !== undefined) return String.fromCharCode(control);
    if (char === 'u' || char === 'x') {
      const length = char === 'u' ? 4 : 2;
      const hex = this.#points.slice(this.#at, this.#at + length).join('');
      if (!/^[0-9a-f]+$/iu.test(hex) || hex.length !== length)
        throw new PatternError(`\\${char} needs ${String(length)} hex digits.`);
      this.#at += length;
      return String.fromCodePoint(Number.parseInt(hex, 16));
    }
    if (/[0-9]/u.test(char)) throw new PatternError('Back references are not supported.');
    if (/[a-z]/iu.test(char)) throw new PatternError(`The escape \\${char} is not supported.`);
    return char;
  }

  #set(): Test {
    const negated = this.#peek() === '^';
    if (negated) this.#at += 1;
    const tests: Test[] = [];
    for (let first = true; ; first = false) {
      const char = this.#peek();
      if (char === undefined) throw new PatternError('A [ is not closed.');
      this.#at += 1;
      if (char === ']' && !first) break;
      const set = char === '\\' ? classes[this.#peek() ?? ''] : undefined;
      if (set !== undefined) {
        this.#at += 1;
        tests.push(set);
        continue;
      }
      tests.push(this.#range(this.#member(char)));
    }
    const test: Test = (c) => tests.some((each) => each(c));
    return negated ? not(test) : test;
  }

  #member(char: string): string {
    if (char !== '\\') return char;
    const escaped = this.#peek();
    if (escaped === undefined) throw new PatternError('A [ is not closed.');
    this.#at += 1;
    return escaped === 'b' ? '\b' : this.#escaped(escaped);
  }

  #range(from: string): Test {
    const end = this.#points[this.#at + 1];
    if (this.#peek() !== '-' || end === undefined || end === ']') return this.#literal(from);
    this.#at += 2;
    const low = from.codePointAt(0) ?? 0;
    const high = this.#member(end).codePointAt(0) ?? 0;
    if (high < low) throw new PatternError('A range in [ ] runs backwards.');
    if (!this.#ignoreCase) return (c) => c >= low && c <= high;
    const inside: Test = (c) => c >= low && c <= high;
    return (c) => {
      if (inside(c)) return true;
      const char = String.fromCodePoint(c);
      return inside(char.toLowerCase().codePointAt(0) ?? c) || inside(char.toUpperCase().codePointAt(0) ?? c);
    };
  }

  #repeated(node: Node): Node {
    const rest = this.#points.slice(this.#at, this.#at + 12).join('');
    const found = /^(?:[*+?]|\{(\d{1,4})(,(\d{0,4}))?\})/u.exec(rest);
    if (found === null) return node;
    const [mark, low, comma, high] = found;
    this.#at += mark.length;
    if (this.#peek() === '?') this.#at += 1;
    if (/^[*+?{]/u.test(this.#peek() ?? ''))
      throw new PatternError('A repeat cannot be repeated; put it into a group.');
    if (mark === '*') return { kind: 'repeat', node, min: 0, max: Infinity };
    if (mark === '+') return { kind: 'repeat', node, min: 1, max: Infinity };
    if (mark === '?') return { kind: 'repeat', node, min: 0, max: 1 };
    const min = Number(low);
    const max = comma === undefined ? min : high === '' || high === undefined ? Infinity : Number(high);
    if (max < min || min > mostRepeats || (max !== Infinity && max > mostRepeats)) {
      throw new PatternError(`A repeat count must be in order and at most ${String(mostRepeats)}.`);
    }
    return { kind: 'repeat', node, min, max };
  }
}

/** Lays the tree out as instructions, from the end to the beginning, so that every target is known. */
function compile(tree: Node): { readonly program: readonly Instruction[]; readonly start: number } {
  const program: Instruction[] = [{ op: 'match' }];
  const emit = (instruction: Instruction): number => {
    if (program.length >= mostInstructions) throw new PatternError('The pattern is too large.');
    return program.push(instruction) - 1;
  };
  const lay = (node: Node, next: number): number => {
    if (node.kind === 'take') return emit({ op: 'take', test: node.test, next });
    if (node.kind === 'assert') return emit({ op: 'assert', kind: node.what, next });
    if (node.kind === 'all') return node.nodes.reduceRight((after, each) => lay(each, after), next);
    if (node.kind === 'any') {
      const starts = node.nodes.map((each) => lay(each, next));
      return starts.reduceRight((other, start) => emit({ op: 'fork', next: start, other }));
    }
    let start = next;
    if (node.max === Infinity) {
      const loop = emit({ op: 'match' });
      program[loop] = { op: 'fork', next: lay(node.node, loop), other: next };
      start = loop;
    } else {
      for (let count = node.min; count < node.max; count += 1) {
        start = emit({ op: 'fork', next: lay(node.node, start), other: next });
      }
    }
    for (let count = 0; count < node.min; count += 1) start = lay(node.node, start);
    return start;
  };
  return { start: lay(tree, 0), program };
}

/** Prepares a pattern. Throws PatternError for one that is not understood. */
export function linearRegex(pattern: string, options: { readonly ignoreCase: boolean }): LinearRegex {
  const { program, start } = compile(new Parser(pattern, options.ignoreCase).parse());
  const seen = new Uint32Array(program.length);
  let round = 0;

  return {
    test: (line) => {
      let current: number[] = [];
      let following: number[] = [];
      const stack: number[] = [];
      const holds = (kind: '^' | '$' | 'b' | 'B', at: number): boolean => {
        if (kind === '^') return at === 0;
        if (kind === '$') return at === line.length;
        const before = at > 0 && isWord(line.charCodeAt(at - 1));
        const after = at < line.length && isWord(line.charCodeAt(at));
        return (before !== after) === (kind === 'b');
      };
      /** Adds a state and all that is reached from it without taking a character; true when that is the end. */
      const reach = (into: number[], state: number, at: number): boolean => {
        stack.push(state);
        for (let index = stack.pop(); index !== undefined; index = stack.pop()) {
          if (seen[index] === round) continue;
          seen[index] = round;
          const instruction = program[index];
          if (instruction === undefined) continue;
          if (instruction.op === 'match') {
            stack.length = 0;
            return true;
          }
          if (instruction.op === 'take') into.push(index);
          else if (instruction.op === 'fork') stack.push(instruction.other, instruction.next);
          else if (holds(instruction.kind, at)) stack.push(instruction.next);
        }
        return false;
      };

      for (let at = 0; ;) {
        round += 1;
        for (const state of following) if (reach(current, state, at)) return true;
        if (reach(current, start, at)) return true;
        if (at >= line.length) return false;
        const code = line.codePointAt(at) ?? 0;
        at += code > 0xffff ? 2 : 1;
        following = [];
        for (const state of current) {
          const instruction = program[state];
          if (instruction?.op === 'take' && instruction.test(code)) following.push(instruction.next);
        }
        current = [];
      }
    },
  };
}
