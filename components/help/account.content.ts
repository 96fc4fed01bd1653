import { paths } from '@/services/config/paths'
import type { HelpTopic } from './help.types'

const settings = (label: string, section: string) => ({ label, href: `${paths.platform.settings()}#${section}` })

/** People, passwords and privacy. */
export const ACCOUNT: readonly HelpTopic[] = [
  {
    id: 'usuarios',
    title: 'Usuários',
    questions: [
      {
        id: 'convidar-pessoa',
        question: 'Como dou acesso a outra pessoa da empresa?',
        answer:
          'Em Usuários, cadastre nome, e-mail, celular e o tipo. A pessoa recebe por e-mail uma senha temporária e escolhe a própria no primeiro acesso.',
        permission: 'users:manage',
        link: { label: 'Abrir Usuários', href: paths.platform.users() },
        words: 'cadastrar convite colaborador novo usuário',
      },
      {
        id: 'tipos-de-usuario',
        question: 'O que cada tipo de usuário pode fazer?',
        answer:
          'O gestor simula, pede, decide propostas e cuida dos usuários. O comprador (VENDEDOR) simula e pede para as empresas permitidas a ele. O colaborador vê os equipamentos e chamados que são dele.',
        permission: 'users:read',
        words: 'perfil permissão gestor comprador colaborador',
      },
      {
        id: 'remover-pessoa',
        question: 'Alguém saiu da empresa. Como tiro o acesso?',
        answer:
          'Em Usuários, desative ou exclua a pessoa: as sessões dela terminam na hora. O histórico do que ela fez continua.',
        permission: 'users:manage',
        link: { label: 'Abrir Usuários', href: paths.platform.users() },
        words: 'desligamento excluir desativar',
      },
    ],
  },
  {
    id: 'senha',
    title: 'Senha e acesso',
    questions: [
      {
        id: 'mudar-senha',
        question: 'Como mudo minha senha?',
        answer:
          'Em Configurações, na parte Senha. Use no mínimo 8 caracteres, com letra maiúscula, letra minúscula e número, e sem dados pessoais. As outras sessões são encerradas.',
        permission: 'account:use',
        link: settings('Mudar senha', 'senha'),
        words: 'trocar alterar password',
      },
      {
        id: 'esqueci-a-senha',
        question: 'Esqueci minha senha. O que faço?',
        answer:
          'Na tela de entrada, peça a recuperação com seu e-mail. O link que enviamos vale por 1 hora e funciona uma vez.',
        permission: 'account:use',
        words: 'recuperar link email',
      },
      {
        id: 'sessao-desconhecida',
        question: 'Vi um dispositivo que não conheço. O que faço?',
        answer: 'Em Configurações, na parte Sessões, encerre o dispositivo, ou todos, e depois mude sua senha.',
        permission: 'account:use',
        link: settings('Ver sessões', 'sessoes'),
        words: 'invasão segurança encerrar login',
      },
      {
        id: 'avisos',
        question: 'Recebo e-mails demais. Posso escolher?',
        answer:
          'Sim. Em Configurações, na parte Avisos, escolha o que chega pelo sino e o que chega por e-mail. Se você ler um aviso no sino antes de o e-mail sair, ele não sai. E-mails de senha, de acesso e de assinatura chegam sempre.',
        permission: 'account:use',
        link: settings('Escolher avisos', 'avisos'),
        words: 'notificação preferências spam sino',
      },
      {
        id: 'tema-escuro',
        question: 'Como uso o tema escuro?',
        answer:
          'Em Configurações, na parte Aparência: claro, escuro ou igual ao sistema. A escolha vale neste navegador.',
        permission: 'account:use',
        link: settings('Mudar o tema', 'aparencia'),
        words: 'dark noite cores',
      },
    ],
  },
  {
    id: 'privacidade',
    title: 'Privacidade',
    questions: [
      {
        id: 'baixar-dados',
        question: 'Como recebo uma cópia dos meus dados?',
        answer: 'Em Configurações, na parte Privacidade, toque em Baixar meus dados. O arquivo sai na hora.',
        permission: 'account:use',
        link: settings('Baixar meus dados', 'privacidade'),
        words: 'lgpd exportar',
      },
      {
        id: 'pedir-sobre-meus-dados',
        question: 'Como peço algo sobre meus dados pessoais?',
        answer:
          'Em Configurações, na parte Privacidade, toque em Fazer um pedido: acesso, correção, portabilidade, com quem compartilhamos ou oposição. Você recebe um protocolo, e a resposta por e-mail em até 15 dias.',
        permission: 'account:use',
        link: settings('Fazer um pedido', 'privacidade'),
        words: 'lgpd protocolo direitos corrigir consentimento',
      },
      {
        id: 'excluir-conta',
        question: 'Como excluo minha conta?',
        answer:
          'Em Configurações, na parte Privacidade, peça a exclusão. Apagamos nome, e-mail, celular e sessões. Contratos, notas e histórico ficam guardados por 5 anos, porque a lei exige. Chamados ficam para a sua empresa, sem o seu nome.',
        permission: 'account:use',
        link: settings('Pedir exclusão', 'privacidade'),
        words: 'lgpd apagar remover',
      },
      {
        id: 'quem-ve-meus-dados',
        question: 'Quem vê os dados da minha empresa?',
        answer:
          'As pessoas da sua empresa e as equipes da Arrenda que cuidam do pedido. Outras empresas nunca. A política de privacidade conta com quem mais compartilhamos, e por quê.',
        permission: 'account:use',
        link: { label: 'Ler a política', href: paths.privacyPolicy() },
        words: 'sigilo segurança lgpd compartilhar',
      },
    ],
  },
]
