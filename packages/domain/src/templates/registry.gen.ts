// Written by packages/domain/scripts/generate-registry.ts from the folders beside this file.
import type { CertificateTemplate } from './certificate-template.ts'
import { template as template0 } from './1.1.7/template.ts'
import { template as template1 } from './1.1.12/template.ts'
import { template as template2 } from './1.1.100/template.ts'
import { template as template3 } from './1.1.117/template.ts'
import { template as template4 } from './1.1.324/template.ts'
import { template as template5 } from './1.1.342/template.ts'
import { template as template6 } from './2.1.22/template.ts'
import { template as template7 } from './2.1.23/template.ts'
import { template as template8 } from './2.1.27/template.ts'
import { template as template9 } from './2.1.28/template.ts'

export const registry: readonly CertificateTemplate[] = [template0, template1, template2, template3, template4, template5, template6, template7, template8, template9]
