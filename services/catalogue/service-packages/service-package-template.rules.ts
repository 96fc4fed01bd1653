import { templateCsv } from '@/services/http/import.rules'
import { SERVICE_PACKAGE_SHEET, SERVICE_PACKAGE_TITLE as T } from './service-package-csv.rules'
import type { ServicePackageChoice } from './service-packages.schema'

/** A file with the titles that an import reads and an example, which is not offered when it is added by mistake. */
export const servicePackageTemplate = ([simulator]: readonly ServicePackageChoice[] = []): string =>
  templateCsv(SERVICE_PACKAGE_SHEET.read, {
    [T.simulator_id]: simulator?.name ?? '',
    [T.name]: 'Exemplo: Premium',
    [T.description]: 'Para quem não pode parar.',
    [T.features]: 'Suporte 24 horas\nTroca em até 4 horas',
    [T.monthly_fee_per_unit]: '39,90',
    [T.active]: 'Desativado',
  })
