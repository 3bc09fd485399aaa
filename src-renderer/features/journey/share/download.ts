/** Hands a file to the person. */
export function download(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has its own reference by then.
  window.setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
