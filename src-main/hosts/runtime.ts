/** Whether this Node can load the database (Node-API 10). An older one would crash in it without a word. */
export function isRuntimeModern(napi: string | undefined): boolean {
  return Number(napi) >= 10;
}

/** What to say where it cannot. */
export const oldRuntime = `hermes-desk: Node 22.14 or newer is needed; this is ${process.version}.
  Start it with npm start or npm run desk, which bring their own.
`;
