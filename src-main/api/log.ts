/** Where the api and the hosts write what people do not see. Details may hold stacks, never secrets or texts of the person. */
export interface Log {
  info(message: string, detail?: Readonly<Record<string, unknown>>): void;
  warn(message: string, detail?: Readonly<Record<string, unknown>>): void;
  error(message: string, detail?: Readonly<Record<string, unknown>>): void;
}
