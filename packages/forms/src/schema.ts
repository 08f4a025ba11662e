export { answersSchema } from './derive/answers-schema.ts'
