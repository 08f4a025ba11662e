import { and, eq, isNotNull, or } from 'drizzle-orm'
import { applications } from '../schema/applications.ts'

/**
 * [ACT-08] A question waits for its exporter: nobody has answered it, or the application that was sent is being corrected because
 * of it (row 10). A draft that was never sent waits for nobody.
 */
export const waitsForExporter = or(
  eq(applications.status, 'AVKLARING_INNSENDER'),
  and(eq(applications.status, 'UNDER_REGISTRERING'), isNotNull(applications.submittedAt)),
)
