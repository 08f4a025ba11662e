declare module 'virtual:component-props' {
  export const componentProps: Readonly<Record<string, string>>
}
