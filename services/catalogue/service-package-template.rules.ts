import { templateCsv } from '@/services/http/template.rules'
import { PACKAGE_TITLE as T, SERVICE_PACKAGE_SHEET } from './service-package-csv.rules'
import type { PackageChoice } from './service-packages.schema'

/** A file with the titles that an import reads and an example, which is not offered when it is added by mistake. */
export const packageTemplate = ([simulator]: readonly PackageChoice[] = []): string =>
  templateCsv(SERVICE_PACKAGE_SHEET.read, {
    [T.simulator_id]: simulator?.name ?? '',
    [T.name]: 'Exemplo: Premium',
    [T.description]: 'Para quem não pode parar.',
    [T.features]: 'Suporte 24 horas\nTroca em até 4 horas',
    [T.monthly_fee_per_unit]: '39,90',
    [T.active]: 'Desativado',
  })
