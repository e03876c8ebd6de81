/** Hands a file to the browser, which saves it under a name. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** A table of comma-separated values as a file; a byte order mark that was lost in reading is put back. */
export function csvFile(content: string): Blob {
  return new Blob([`\uFEFF${content.replace(/^\uFEFF/, '')}`], { type: 'text/csv;charset=utf-8' });
}

/** A document that the server has written, base64, as a file. */
export function pdfFile(content: string): Blob {
  const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
  return new Blob([bytes], { type: 'application/pdf' });
}
