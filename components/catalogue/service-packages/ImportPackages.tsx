import { useQuery } from '@tanstack/react-query'
import { packageChoicesQueryOptions } from '@/hooks/catalogue/service-packages.queries'
import type { PackageChoice } from '@/services/catalogue/service-packages.schema'
import { ImportButton } from '../ImportButton'

const templateOf = async (choices: readonly PackageChoice[] | undefined): Promise<string> =>
  (await import('@/services/catalogue/service-package-template.rules')).packageTemplate(choices)

/** Adds, changes and orders service packages by a CSV file. */
export const ImportPackages = () => {
  const { data: choices } = useQuery(packageChoicesQueryOptions())
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
