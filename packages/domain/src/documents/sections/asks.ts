/** Answers that are written freely, as the compiler remembers what a section asks for (`Asking`). */
export type Free<Path extends string> = Path | `${Path}=*`

/** What the options that are given ask for; `Answers` has it by the option's name. */
export type Given<Options, Answers> = {
  [Name in keyof Options & keyof Answers]: Options[Name] extends undefined | false ? never : Answers[Name]
}[keyof Options & keyof Answers]
