import { createFileRoute } from '@tanstack/react-router'
import { NewApplicationPage } from '#src/features/application-form/components/new-application-page.tsx'

/** [RTE-10] An application that does not exist yet. */
export const Route = createFileRoute('/_virksomhet/soeknader/ny')({ component: NewApplicationPage })
