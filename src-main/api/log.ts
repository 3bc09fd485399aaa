/** Where the api and the hosts write what people do not see. Details may hold stacks, never secrets or texts of the person. */
export interface Log {
  info(message: string, detail?: Readonly<Record<string, unknown>>): void;
  warn(message: string, detail?: Readonly<Record<string, unknown>>): void;
  error(message: string, detail?: Readonly<Record<string, unknown>>): void;
}

/** A log that goes to both: the file with every detail, and the people at the host. */
export function both(file: Log, people: Log): Log {
  const to =
    (level: keyof Log): Log[typeof level] =>
    (message, detail) => {
      file[level](message, detail);
      people[level](message, detail);
    };
  return { info: to('info'), warn: to('warn'), error: to('error') };
}
