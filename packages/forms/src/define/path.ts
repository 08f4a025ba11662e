import type { Consent } from '../kinds/consent/consent.ts'
import type {
  ChoiceField,
  CodeField,
  ConsentField,
  DateField,
  DateRangeField,
  EmailField,
  FixedField,
  InternationalPhoneField,
  ListField,
  LookupField,
  MultiChoiceField,
  MultiCodeField,
  NumberField,
  PhoneField,
  TextField,
  TextListField,
  TimeField,
  ToggleField,
  YesNoField,
} from './field.ts'

/** Every dotted path into a document. Lists are included, the paths inside their items are not. */
export type Path<Document> = {
  [Key in keyof Document & string]: NonNullable<Document[Key]> extends readonly unknown[]
    ? Key
    : NonNullable<Document[Key]> extends object
      ? Key | `${Key}.${Path<NonNullable<Document[Key]>>}`
      : Key
}[keyof Document & string]

/** The type of the value at a path. */
export type AtPath<Document, P extends string> = P extends `${infer Key}.${infer Rest}`
  ? Key extends keyof Document
    ? AtPath<NonNullable<Document[Key]>, Rest>
    : never
  : P extends keyof Document
    ? NonNullable<Document[P]>
    : never

type TextLike = TextField | EmailField | PhoneField | DateField | TimeField | CodeField | LookupField | FixedField

type ListLike<Item> = [Item] extends [string]
  ? MultiCodeField | MultiChoiceField<Item> | (string extends Item ? TextListField : never)
  : [Item] extends [object]
    ? Omit<ListField, 'fields'> & { readonly fields: FieldsOf<Item> }
    : never

/** The kinds of field that can ask for a value. A choice may offer only what the document can hold. */
export type FieldFor<Value> = [Value] extends [Consent]
  ? ConsentField
  : [Value] extends [boolean]
    ? ConsentField | ToggleField | YesNoField
    : [Value] extends [boolean | Consent]
      ? ConsentField | ToggleField | YesNoField
      : [Value] extends [number]
        ? NumberField
        : [Value] extends [string]
          ? TextLike | ChoiceField<Value>
          : [Value] extends [readonly (infer Item)[]]
            ? ListLike<Item>
            : [Value] extends [{ callingCode?: string; number?: string }]
              ? InternationalPhoneField
              : [Value] extends [{ from?: string; to?: string }]
                ? DateRangeField
                : never

/** Fields by the paths of a document. Any other path, or a kind that cannot ask for the value there, does not compile. */
export type FieldsOf<Document> = { readonly [P in Path<Document>]?: FieldFor<AtPath<Document, P>> }

/** Rejects a path that the document does not have, also where the type of the fields is inferred. */
export type NoOthers<Fields, Document> = { readonly [P in Exclude<keyof Fields, Path<Document>>]: never }

type Both<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void ? All : never

type PartAt<Document, P extends string> = P extends `${infer Key}.${infer Rest}`
  ? { readonly [K in Key & keyof Document]?: PartAt<NonNullable<Document[K]>, Rest> | undefined }
  : { readonly [K in P & keyof Document]?: Document[K] | undefined }

/** The parts of a document at the given paths, and no others. */
export type PartsAt<Document, P extends string> = Both<P extends string ? PartAt<Document, P> : never>
