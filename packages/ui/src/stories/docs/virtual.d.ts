/// <reference types="vite/client" />

declare module 'virtual:component-docs' {
  export const componentDocs: Readonly<Record<string, import('./folder-docs.js').FolderDocs>>
}
