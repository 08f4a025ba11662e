// Storybook's bundler handles the style sheet; nothing is imported from it.
declare module '*.css'
