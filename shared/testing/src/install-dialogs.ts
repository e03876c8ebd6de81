/** Lets modal dialogs open and close in a test's page, which knows none. */
export function installDialogs(): void {
  const prototype = HTMLDialogElement.prototype;
  prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
}
