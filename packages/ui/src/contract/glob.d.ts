/** Vite's result in the test suites: the modules of all matching files, loaded eagerly. */
interface ImportMeta {
  glob<Module>(
    pattern: string,
    options: { readonly eager: true; readonly query?: '?raw'; readonly import?: 'default' },
  ): Record<string, Module>
}
