// Written by packages/domain/scripts/generate-registry.ts from the folders beside this file.
import { template as template0 } from './1.1.100/earlier/1.ts'
import type { CertificateTemplate } from './certificate-template.ts'

export const earlierVersions: readonly CertificateTemplate[] = [template0]
