/** Names that only a network of one's own has. */
const nearName = /^(?:[^.]+|.+\.(?:localhost|local|lan|home|internal|home\.arpa))$/iu;
const typedAddress = /^(\[[0-9a-f:.]+\]|[^\s/?#@:[\]]+)(:\d{1,5})?(\/[^\s?#]*)?$/iu;

/**
 * An address of a server as a person has typed it, with what they left out: `https://` for a host on the internet, `http://` for this
 * machine and for a network of one's own, and `port` for this machine where it is given. What is whole already, and what cannot be an
 * address, stays as it is.
 */
export function completedAddress(typed: string, port: number | null = null): string {
  const text = typed.trim();
  if (/^[a-z][a-z0-9+.-]*:\/\//iu.test(text)) return text;
  const whole = /^[0-9a-f]*:[0-9a-f:]*:[0-9a-f]*$/iu.test(text) ? `[${text}]` : text;
  const found = typedAddress.exec(whole);
  if (found === null) return text;
  const [, host = '', given] = found;
  const isThis = /^(?:localhost|127\.0\.0\.1|\[::1\])$/iu.test(host);
  const added = isThis && port !== null && given === undefined ? `:${String(port)}` : '';
  return `${isNear(host) ? 'http' : 'https'}://${host}${added}${whole.slice(host.length)}`;
}

/** Whether a host is this machine, or in a network of one's own, by its name or number alone. */
function isNear(host: string): boolean {
  if (host.startsWith('[')) return /^\[(?:::1|f[cd][0-9a-f]{2}:.*|fe[89ab][0-9a-f]:.*)\]$/iu.test(host);
  const parts = /^(\d{1,3})\.(\d{1,3})\.\d{1,3}\.\d{1,3}$/u.exec(host);
  if (parts === null) return nearName.test(host);
  const [first, second] = [Number(parts[1]), Number(parts[2])];
  if (first === 100) return second >= 64 && second <= 127;
  if (first === 172) return second >= 16 && second <= 31;
  if (first === 192) return second === 168;
  return first === 169 ? second === 254 : [0, 10, 127].includes(first);
}
