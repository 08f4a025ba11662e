import { and, eq, isNotNull, or } from 'drizzle-orm'
import { applications } from '../schema/applications.ts'

/**
 * [ACT-08] Applications with a question to their exporter: unanswered, or being answered by a correction of the
 * application (row 10). A draft that was never sent is not included.
 */
export const waitsForExporter = or(
  eq(applications.status, 'AVKLARING_INNSENDER'),
  and(eq(applications.status, 'UNDER_REGISTRERING'), isNotNull(applications.submittedAt)),
)
