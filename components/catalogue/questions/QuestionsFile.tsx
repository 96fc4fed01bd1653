import { useQueryClient } from '@tanstack/react-query'
import styled from 'styled-components'
import { CsvButton } from '@/components/ui/tables/CsvButton'
import { propertyTypesQueryOptions } from '@/hooks/catalogue/properties.queries'
import { simulatorDetailsQueryOptions, useQuestionsCsv } from '@/hooks/catalogue/simulators.queries'
import { box, flex, font } from '@/styles/mixins'
import { ImportButton } from '../crud/ImportButton'

const NOUN = { one: 'pergunta', many: 'perguntas', isFeminine: true }

/** The questions of all simulators, out to a spreadsheet and back. */
export const QuestionsFile = () => {
  const csv = useQuestionsCsv()
  const queryClient = useQueryClient()
  const template = async (): Promise<string> => {
    const [simulators, propertyTypes] = await Promise.all([
      queryClient.query({ ...simulatorDetailsQueryOptions(), staleTime: 'static' }),
      queryClient.query({ ...propertyTypesQueryOptions(), staleTime: 'static' }),
    ]).catch(() => [[], []] as const)
    const { questionTemplate } = await import('@/services/catalogue/questions/question-template.rules')
    return questionTemplate({ simulators, propertyTypes })
  }
  return (
    <Box aria-label="Perguntas em um arquivo">
      <div>
        <h2>Perguntas em um arquivo</h2>
        <p>As perguntas de todos os simuladores, uma por linha, para editar em uma planilha.</p>
      </div>
      <Commands>
        <ImportButton path="/question-management" noun={NOUN} template={template}>
          As perguntas de cada simulador que está no arquivo passam a ser as do arquivo, na ordem das posições; as que
          faltarem saem dele. As respostas ficam em Propriedades.
        </ImportButton>
        <CsvButton csv={csv} rows={1} />
      </Commands>
    </Box>
  )
}

const Box = styled.section`
  ${flex.wrapBetween};
  gap: 12px 20px;
  margin-top: 20px;
  padding: 14px 16px;
  ${box.card};
  h2 {
    ${font.cardTitle};
  }
  p {
    ${font.secondaryMuted};
  }
`

const Commands = styled.div`
  ${flex.wrap};
  gap: 8px;
`
