declare module 'virtual:component-docs' {
  export const componentDocs: Readonly<Record<string, import('./folder-docs.ts').FolderDocs>>
}
