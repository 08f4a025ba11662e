/** What Vite makes of it in the suites: the modules of all files that fit, loaded at once. */
interface ImportMeta {
  glob<Module>(
    pattern: string,
    options: { readonly eager: true; readonly query?: '?raw'; readonly import?: 'default' },
  ): Record<string, Module>
}
