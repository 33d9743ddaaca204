import type { LanguageWords } from "../extract/vocabulary.ts";

export const portuguese: LanguageWords = {
  common: [
    "e, em, com, para, uma, da, do, dos, das, na, no, ao, por, desde, até, ou, como, anos, rua, nível, gestão, área, não, também",
    "atendimento, apoio, acompanhamento, atualmente",
  ],
  headings: {
    contact: [
      "contato, contacto, dados pessoais, informações pessoais, informação pessoal, informações de contato",
      "dados de contato, dados, curriculum vitae, currículo",
    ],
    summary: [
      "perfil, resumo, sobre mim, perfil profissional, resumo profissional, objetivo, objectivo",
      "objetivo profissional, apresentação, sobre, síntese, resumo das qualificações",
      "resumo de qualificações, quem sou, apresentação pessoal, objetivos profissionais",
    ],
    experience: [
      "experiência de trabalho, atividade profissional, experiência laboral, atuação profissional",
      "vida profissional, histórico de trabalho, vivência profissional, experiência prévia",
    ],
    education: ["instrução, formação superior, formação educacional, grau de escolaridade, dados acadêmicos"],
    skills: ["conhecimentos específicos, programas, áreas de conhecimento, pontos fortes"],
    projects: ["projetos acadêmicos"],
    certificates: [
      "formação complementar, cursos de aperfeiçoamento, formação contínua, aperfeiçoamento",
      "qualificação profissional, cursos livres, carta de condução, seminários",
      "qualificações complementares",
    ],
    languages: ["línguas estrangeiras, competências linguísticas, idioma, conhecimentos linguísticos"],
    awards: ["prémios, distinções, reconhecimentos, bolsas, conquistas, realizações"],
    publications: ["publicações, artigos, palestras"],
    volunteer: [
      "trabalho voluntário, atividades extracurriculares, trabalhos voluntários, atividades complementares",
      "associativismo, experiência voluntária",
    ],
    interests: ["passatempos, tempos livres"],
    references: ["referências, recomendações, referências profissionais"],
    other: [
      "outros, informações adicionais, informação adicional, outras informações, disponibilidade",
      "informações complementares, anexos, dados adicionais",
    ],
  },
  headingWords: {
    experience: ["experiencias?, percurso, trajetoria, carreira, empregos?, estagios?, historico"],
    education: [
      "formacao, educacao, escolaridade, habilitacoes, estudos, academic[oa]s?, escolar, graduacao, ensino",
    ],
    skills: [
      "habilidades, competencias, conhecimentos, aptidoes, ferramentas, informatic[ao]s?, qualificacoes, tecnologias",
    ],
    certificates: ["certificados, certificacoes, cursos, treinamentos, formacoes"],
    languages: ["idiomas, linguas"],
    interests: ["interesses, hobbies"],
    projects: ["projetos, projectos"],
    volunteer: ["voluntariado"],
  },
  fillers: [
    "meu, minha, meus, minhas, de, da, do, das, dos, em, e, profissiona(l|is), pessoa(l|is), tecnic[ao]s?, digitais, outr[ao]s, principais, complementar(es)?, relevante, adicionais, sociais, realizados, literarias, extracurriculares",
  ],
  and: ["e"],
  months: [
    "janeiro|jan",
    "fevereiro|fev",
    "março|mar",
    "abril|abr",
    "maio|mai",
    "junho|jun",
    "julho|jul",
    "agosto|ago",
    "setembro|set",
    "outubro|out",
    "novembro|nov",
    "dezembro|dez",
  ],
  present: [
    "(até )?(o |ao )?(momento|presente|a data|à data|hoje|dias de hoje|atual|agora)( atual| presente)?, atual(mente|idade)?, actual(mente|idade)?, (até )?(a )?(presente )?data, em curso, cursando, em andamento, emprego atual, até à atualidade, até à data",
  ],
  since: ["desde, a partir de, desde o"],
  from: ["de, desde, entre"],
  to: ["a, até, à, ao, e"],
  durations: ["anos?, m[êe]s(es)?, semanas?"],
  titles: [
    "analista, desenvolvedor(a)?, programador(a)?, gerente, auxiliar, assistente, professor(a)?, engenheir[oa], consultor(a)?, técnic[oa], vendedor(a)?, estagiári[oa], estágio, administrador(a)?, administrativ[oa], diretor(a)?, director(a)?",
    "coordenador(a)?, responsável, encarregad[oa], supervisor(a)?, operador(a)?, operári[oa], motorista, condutor(a)?, entregador(a)?, mecânic[oa], eletricista, electricista, encanador, canalizador, carpinteir[oa], pedreiro, servente, soldador(a)?, pintor(a)?",
    "cozinheir[oa], ajudante, padeir[oa], pasteleir[oa], confeiteir[oa], cabeleireir[oa], esteticista, médic[oa], enfermeir[oa], farmacêutic[oa], advogad[oa], jurista, arquitet[oa], arquitect[oa], designer, redator(a)?, redactor(a)?, jornalista, tradutor(a)?, intérprete",
    "docente, educador(a)?, monitor(a)?, formador(a)?, contador(a)?, contabilista, auditor(a)?, economista, secretári[oa], rececionista, recepcionista, atendente, agente, assessor(a)?, comercial, promotor(a)?, representante, comprador(a)?, presidente, fundador(a)?, sóci[oa]",
    "empreendedor(a)?, autônom[oa], bolseir[oa], bolsista, aprendiz, trainee, pesquisador(a)?, investigador(a)?, cientista, químic[oa], biólog[oa], psicólog[oa], assistente social, fisioterapeuta, veterinári[oa], dentista, empregad[oa] de mesa, empregad[oa], garçom, garçonete, barman",
    "caixa, repositor(a)?, estoquista, almoxarife, conferente, fiel de armazém, gestor(a)?, inspetor(a)?, inspector(a)?, planejador(a)?, tutor(a)?, bibliotecári[oa], fotógraf[oa], especialista, líder, chefe, subgerente, vigilante, porteir[oa], zelador(a)?, faxineir[oa], babá, cuidador(a)?",
    "treinador(a)?, desenhista, projetista, topógraf[oa], estatístic[oa], freelancer, voluntári[oa], colaborador(a)?, agricultor(a)?, jardineir[oa], costureir[oa], nutricionista, terapeuta, controlador(a)?, faturista, telefonista, teleoperador(a)?",
  ],
  legalForms: [
    "ltda, lda, s.a, s/a, sa, me, mei, eireli, unipessoal, epp, & filhos, e filhos, & irmãos, unip",
  ],
  employers: [
    "banco, caixa, grupo, empresa, companhia, câmara municipal, prefeitura, hospital, clínica, ministério, governo, secretaria, associação, fundação, restaurante, hotel, padaria, farmácia, laboratórios?, loja, supermercados?, fábrica, oficina, gráfica, editora, seguros",
    "seguradora, transportes, transportadora, centro, cooperativa, consultoria, imobiliária, construtora, construções, agência, estúdio, escritório, instituto, armazéns, distribuidora, indústrias?, serviços, soluções, sistemas, tecnologias?, tribunal, autarquia, junta de freguesia, santa casa, irmãos, comércio, pastelaria, livraria, logística",
  ],
  degrees: [
    "licenciatura*, licenciad[oa], bacharelado, bacharel, bacharelato, mestrado( integrado)?, mestre, doutoramento, doutorado, pós-graduação, graduação, tecnólogo, técnico em, curso técnico*, curso superior*, curso profissional*, ensino (médio|secundário|superior|fundamental)( completo| incompleto)?, 12º ano, 9º ano, mba, especialização, tecnológico, diploma, engenharia, ctesp, cet, curso de",
  ],
  schools: [
    "universidade*, faculdade*, instituto, escola, colégio, politécnico, iscte, isel, isep, ist, usp, unicamp, ufrj, puc*, senai, senac, sesi, fatec, etec, fgv, iefp, ies, centro universitário, cefet, academia, liceu, seminário, agrupamento de escolas, externato",
  ],
  sureAt: [],
  at: ["na, no, em, da, do, para"],
  subjects: [
    "ciências?, informática, administração, gestão, direito, economia, contabilidade, finanças, marketing, comércio, enfermagem, medicina, psicologia, pedagogia, educação, história, letras, línguas, filosofia, matemática, física, química, biologia, arquitetura, arquitectura, design, comunicação, jornalismo, publicidade, turismo, hotelaria, cozinha, logística, eletrônica, eletrotécnica, mecânica, sistemas, software, computação, engenharia, civil, recursos humanos, sociologia, nutrição, farmácia, fisioterapia, gastronomia, edificações",
  ],
  labels: {
    name: ["nome, nome completo"],
    givenName: ["nome próprio, nome, nomes?"],
    familyName: ["apelidos?, sobrenome"],
    personal: [
      "data de nascimento, local de nascimento, nacionalidade, naturalidade, estado civil, idade, morada, endereço, cpf, rg, sexo, carta de condução, cnh, filiação, residência, bilhete de identidade, cartão de cidadão, nif",
    ],
    job: [
      "período, periodo, data, datas, duração, empresa, cargo, função, empregador, posição, local, setor, instituição, entidade, entidade patronal, última função, cargo ocupado, função ou cargo ocupado",
    ],
    description: [
      "funções, principais atividades, atividades, atividades desenvolvidas, responsabilidades, tarefas, principais funções, principais responsabilidades, atribuições, realizações, tecnologias, funções desempenhadas, principais actividades e responsabilidades",
    ],
    phone: ["telefone, tel, telemóvel, celular, telem, fone, tlm, cel, contato, contacto"],
  },
  notInNames: [
    "currículo, rua, avenida, av, praça, travessa, bairro, telefone, telemóvel, celular, endereço, morada, data, nascimento, nacionalidade, brasileir[oa], portuguesa?, solteir[oa], casad[oa], perfil, dados, pessoais, contato, contacto, experiência, formação, objetivo, anos, idade",
  ],
  places: [
    "portugal, brasil, lisboa, porto, braga, coimbra, aveiro, faro, setúbal, leiria, évora, funchal, viseu, guimarães, são paulo, rio de janeiro, belo horizonte, brasília, salvador, fortaleza, recife, curitiba, porto alegre, manaus, goiânia, campinas, florianópolis, vitória, natal, joão pessoa, belém, sp, rj, mg, rs, pr, sc, ba, df, luanda, maputo, angola, moçambique, ribeirão preto, santos, sintra, almada, vila nova de gaia, matosinhos, joinville",
  ],
  languageNames: [
    "português, inglês, espanhol, francês, alemão, italiano, chinês, russo, árabe, japonês, mandarim",
  ],
};
