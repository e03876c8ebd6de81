/** What a page needs of the Trusted Types of its browser, which not every one has. */
export interface PolicyFactory {
  createPolicy: (
    name: string,
    rules: {
      createScriptURL: (url: string) => string;
      createScript: (text: string) => string;
    },
  ) => void;
}
