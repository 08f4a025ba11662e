import { type WrittenText, writtenTextKinds } from '@eksport/domain'
import { date, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { persons } from './people.ts'

/**
 * [ADM-03] Officers' versions of phrases and decision texts of the reference data, each from a day on. Append-only: a
 * version holds until another of the same text does, and of two from the same day the later one.
 */
export const writtenTexts = pgTable(
  'written_texts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: text('kind', { enum: writtenTextKinds }).notNull(),
    code: text('code').notNull(),
    validFrom: date('valid_from', { mode: 'string' }).notNull(),
    content: jsonb('content').$type<Omit<WrittenText, 'validFrom'>>().notNull(),
    writtenBy: text('written_by')
      .notNull()
      .references(() => persons.id),
    writtenName: text('written_name').notNull(),
    writtenAt: instant('written_at').notNull(),
  },
  (table) => [index('written_texts_text').on(table.kind, table.code)],
)
