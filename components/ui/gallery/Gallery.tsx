import { Button } from 'antd'
import dynamic from 'next/dynamic'
import styled from 'styled-components'
import { AntdTheme } from '@/components/ui/theme/AntdTheme'
import { useTheme } from '@/contexts/ThemeContext'
import { flex, font } from '@/styles/mixins'
import { color } from '@/styles/tokens'
import { ChoicesSample, DrawingsSample } from './ChoicesSample'
import { EmptySample } from './EmptySample'
import { FilesSample } from './FilesSample'
import { StagesSample, TurnSample } from './StagesSample'
import { StatusSample } from './StatusSample'
import { TableSample } from './TableSample'

const ActionsSample = dynamic(() => import('./ActionsSample').then((module) => module.ActionsSample), { ssr: false })
const DialogsSample = dynamic(() => import('./ActionsSample').then((module) => module.DialogsSample), { ssr: false })

/** Every brick in every state, in the mode that is chosen here. */
export const Gallery = () => {
  const { mode, choose } = useTheme()
  return (
    <AntdTheme>
      <Main>
        <Top>
          <h1>Peças</h1>
          <Button onClick={() => choose(mode === 'dark' ? 'light' : 'dark')}>
            {mode === 'dark' ? 'Ver no claro' : 'Ver no escuro'}
          </Button>
        </Top>
        <StagesSample />
        <TurnSample />
        <StatusSample />
        <ActionsSample />
        <ChoicesSample />
        <FilesSample />
        <TableSample />
        <EmptySample />
        <DialogsSample />
        <DrawingsSample />
      </Main>
    </AntdTheme>
  )
}

const Main = styled.main`
  max-width: 1200px;
  margin: 0 auto;
  padding: 28px 20px 64px;
  h2.sample {
    margin: 36px 0 12px;
    ${font.choiceTitle};
  }
`

const Top = styled.div`
  ${flex.between};
  h1 {
    font-size: 26px;
    line-height: 36px;
    letter-spacing: -0.018em;
    color: ${color.text};
  }
`
