// Written by packages/domain/scripts/generate-registry.ts from the folders beside this file.
import type { CertificateDefinition } from '../documents/certificate/define-certificate.ts'
import { certificate as certificate0 } from './1.1.7/certificate.ts'
import { certificate as certificate1 } from './1.1.12/certificate.ts'
import { certificate as certificate2 } from './1.1.100/certificate.ts'
import { certificate as certificate3 } from './1.1.117/certificate.ts'
import { certificate as certificate4 } from './1.1.324/certificate.ts'
import { certificate as certificate5 } from './1.1.342/certificate.ts'
import { certificate as certificate6 } from './2.1.22/certificate.ts'
import { certificate as certificate7 } from './2.1.23/certificate.ts'
import { certificate as certificate8 } from './2.1.27/certificate.ts'
import { certificate as certificate9 } from './2.1.28/certificate.ts'

export const certificates: readonly CertificateDefinition[] = [certificate0, certificate1, certificate2, certificate3, certificate4, certificate5, certificate6, certificate7, certificate8, certificate9]
