import { useQuery } from '@tanstack/react-query'
import { servicePackageChoicesQueryOptions } from '@/hooks/catalogue/service-packages.queries'
import type { ServicePackageChoice } from '@/services/catalogue/service-packages/service-packages.schema'
import { ImportButton } from '../crud/ImportButton'

const templateOf = async (choices: readonly ServicePackageChoice[] | undefined): Promise<string> =>
  (await import('@/services/catalogue/service-packages/service-package-file.rules')).SERVICE_PACKAGE_FILE.template(
    choices ?? [],
  )

/** Adds, changes and orders service packages by a CSV file. */
export const ImportServicePackages = () => {
  const { data: choices } = useQuery(servicePackageChoicesQueryOptions())
  return (
    <ImportButton
      path="/service-package-management"
      noun={{ one: 'pacote de serviço', many: 'pacotes de serviço' }}
      template={() => templateOf(choices)}
    >
      Uma linha muda o pacote que tem o mesmo número, ou o mesmo simulador e nome; as outras cadastram pacotes novos. O
      primeiro ativo na “Ordem” é o que já vem escolhido.
    </ImportButton>
  )
}
