// Storybook's bundler takes the stylesheet; nothing is imported from it.
declare module '*.css'
