export { Input, type InputProps, SearchInput } from './input.js'
