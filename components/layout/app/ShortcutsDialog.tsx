import { useSyncExternalStore } from 'react'
import styled from 'styled-components'
import { DialogModal } from '@/components/ui/dialogs/DialogModal'
import { Switch } from '@/components/ui/forms/Switch'
import { areShortcutsOn, setShortcutsOn, subscribeToShortcuts } from '@/contexts/stores/shortcuts.store'
import { flex, font } from '@/styles/mixins'
import { color } from '@/styles/tokens'

type Shortcut = { does: string; keys: readonly string[]; or?: string }

const SHORTCUTS: readonly Shortcut[] = [
  { does: 'Buscar em tudo', keys: ['Ctrl', 'K'], or: '/' },
  { does: 'Andar por uma busca ou um menu aberto', keys: ['↑', '↓'] },
  { does: 'Abrir o que está marcado', keys: ['Enter'] },
  { does: 'Abrir um resultado da busca em outra aba', keys: ['Ctrl', 'Enter'] },
  { does: 'Próximo da lista, anterior da lista', keys: ['J', 'K'] },
  { does: 'Selecionar o pedido marcado na lista', keys: ['X'] },
  { does: 'Devolução: tudo em ordem; registrar', keys: ['T', 'Enter'] },
  { does: 'Documentos: conferir um ponto', keys: ['1', '2', '3', '4'] },
  { does: 'Documentos: conferir tudo e aprovar; escrever o motivo', keys: ['A', 'R'] },
  { does: 'Chamados: responder, nota, trocar, encerrar', keys: ['R', 'N', 'T', 'E'] },
  { does: 'Respostas prontas, ao responder um chamado', keys: ['/'] },
  { does: 'Fechar uma janela ou um menu', keys: ['Esc'] },
  { does: 'Ver estes atalhos', keys: ['?'] },
]

/** The list of keyboard shortcuts and the switch for single-key ones. */
export const ShortcutsDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const isOn = useSyncExternalStore(subscribeToShortcuts, areShortcutsOn, () => true)
  return (
    <DialogModal open={open} onClose={onClose} title="Atalhos de teclado">
      <List>
        {SHORTCUTS.map(({ does, keys, or }) => (
          <div key={does}>
            <dt>{does}</dt>
            <dd>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
              {or && (
                <>
                  ou <kbd>{or}</kbd>
                </>
              )}
            </dd>
          </div>
        ))}
      </List>
      <Single>
        <div>
          <b id="single-keys">Atalhos de uma tecla só</b>
          <p id="single-keys-why">
            Desligue as letras, os números, <kbd>/</kbd> e <kbd>?</kbd> se eles agem sem você querer. Ctrl K continua, e
            esta lista fica na Ajuda.
          </p>
        </div>
        <Switch
          checked={isOn}
          onChange={setShortcutsOn}
          aria-labelledby="single-keys"
          aria-describedby="single-keys-why"
        />
      </Single>
    </DialogModal>
  )
}

const List = styled.dl`
  margin-top: 12px;
  > div {
    ${flex.between};
    gap: 16px;
    min-height: 44px;
    padding: 6px 0;
    border-top: 1px solid ${color.line};
  }
  > div:first-child {
    border-top: 0;
  }
  dd {
    ${flex.row};
    flex: none;
    gap: 6px;
    color: ${color.t2};
  }
  kbd {
    min-width: 26px;
    padding: 1px 7px;
    border: 1px solid ${color.line2};
    border-radius: 6px;
    background: ${color.sunken};
    color: ${color.text};
    font: inherit;
    font-size: 13px;
    line-height: 22px;
    text-align: center;
  }
`

const Single = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: 16px;
  margin-top: 8px;
  padding-top: 16px;
  border-top: 1px solid ${color.line};
  b {
    font-weight: 550;
  }
  p {
    ${font.secondaryMuted};
  }
  kbd {
    font: inherit;
    font-weight: 600;
    color: ${color.text};
  }
`
