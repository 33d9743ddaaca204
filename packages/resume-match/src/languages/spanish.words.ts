import type { LanguageWords } from "../extract/vocabulary.ts";

export const spanish: LanguageWords = {
  common: [
    "y, el, los, las, con, para, del, una, por, desde, en, la, de, años, hasta, sobre, como, actualidad, fecha, nivel, calle",
    "gestión, atención, empresa, apoyo, manejo",
  ],
  headings: {
    contact: [
      "contacto, datos personales, datos de contacto, información personal, información de contacto, datos",
      "datos generales, currículum vitae, hoja de vida, antecedentes personales",
    ],
    summary: [
      "perfil, sobre mí, perfil profesional, resumen, resumen profesional, objetivo, objetivo profesional",
      "acerca de mí, extracto, presentación, quién soy, perfil personal, objetivo laboral, perfil laboral",
      "sumario",
    ],
    experience: [
      "vida laboral, antecedentes laborales, desempeño laboral, carrera profesional, actividad profesional",
      "ocupación, empleos anteriores",
    ],
    education: [
      "formación reglada, datos académicos, antecedentes académicos, preparación académica",
      "información académica",
    ],
    skills: [
      "conocimientos de computación, tecnologías, manejo de programas, cualidades, ofimática",
      "áreas de experiencia, paquetes informáticos, computación, áreas de conocimiento",
    ],
    projects: ["portafolio"],
    certificates: [
      "formación complementaria, formación continua, formación no reglada, carnets, licencias, diplomados",
      "estudios complementarios, educación complementaria, otros estudios, otra formación",
    ],
    languages: ["lenguas, conocimiento de idiomas, dominio de idiomas, nivel de idiomas"],
    awards: ["premios, reconocimientos, logros, becas, distinciones, méritos"],
    publications: ["publicaciones, ponencias, congresos, artículos"],
    volunteer: ["actividades extracurriculares, trabajo voluntario, labor social, asociaciones"],
    interests: ["tiempo libre"],
    references: [
      "referencias, referencias personales, referencias laborales, referencias profesionales",
      "recomendaciones",
    ],
    other: [
      "otros, otros datos, información adicional, datos de interés, otros datos de interés, disponibilidad",
      "más información, varios, información complementaria, otros méritos",
    ],
  },
  headingWords: {
    experience: ["experiencias?, trayectoria, empleos?, trabajos?, practicas, laboral(es)?, historial"],
    education: [
      "formacion, educacion, estudios, titulos?, titulacion(es)?, academic[oa]s?, universitari[oa]s?, escolaridad",
    ],
    skills: [
      "habilidades, competencias, conocimientos, aptitudes, destrezas, capacidades, herramientas, informatic[oa]s?, fortalezas, programas",
    ],
    certificates: [
      "certificaciones, certificados, cursos, seminarios, capacitacion(es)?, talleres, diplomas",
    ],
    languages: ["idiomas?"],
    interests: ["intereses, aficiones, hobbies, pasatiempos"],
    projects: ["proyectos?"],
    volunteer: ["voluntariado"],
  },
  fillers: [
    "mi, mis, de, del, la, las, los, el, en, y, e, o, otr[oa]s?, profesional(es)?, personal(es)?, tecnic[oa]s?, digital(es)?, complementari[oa]s?, realizad[oa]s?, principales, destacad[oa]s?",
    "relevantes?, previa, clave, adicional(es)?, general, informal, blandas",
  ],
  and: ["y, e"],
  months: [
    "enero|ene",
    "febrero|feb",
    "marzo|mar",
    "abril|abr",
    "mayo|may",
    "junio|jun",
    "julio|jul",
    "agosto|ago",
    "septiembre|setiembre|sept|sep|set",
    "octubre|oct",
    "noviembre|nov",
    "diciembre|dic",
  ],
  present: [
    "(hasta )?(la )?(actualidad|fecha)( actual)?, actual(idad|mente)?, (hasta )?(hoy|ahora)( en día)?, (hasta )?el (presente|momento|día de hoy), en curso, presente, a la fecha, vigente, hasta la fecha",
  ],
  since: ["desde, desde el, a partir de"],
  from: ["de, del, desde, entre"],
  to: ["a, al, hasta, hasta el, y"],
  durations: ["años?, meses, mes, semanas?"],
  titles: [
    "analista, desarrollador(a)?, gerente, auxiliar, asistente, profesor(a)?, programador(a)?, camarer[oa], meser[oa], mozo, vendedor(a)?, prácticas, practicante, ingenier[oa]s?",
    "jef[ea], consultor(a)?, técnic[oa], administrativ[oa], administrador(a)?, director(a)?, coordinador(a)?, responsable, encargad[oa], supervisor(a)?, dependient[ae], cajer[oa]",
    "reponedor(a)?, operari[oa], operador(a)?, obrer[oa], peón, conductor(a)?, chofer, chófer, transportista, repartidor(a)?, mecánic[oa], electricista, fontaner[oa], plomero, carpinter[oa]",
    "albañil, soldador(a)?, pintor(a)?, cociner[oa], ayudante, panader[oa], pasteler[oa], peluquer[oa], esteticista, médic[oa], enfermer[oa], farmacéutic[oa], abogad[oa], notari[oa], procurador(a)?",
    "arquitect[oa], diseñador(a)?, redactor(a)?, periodista, traductor(a)?, intérprete, maestr[oa], docente, educador(a)?, monitor(a)?, formador(a)?, contador(a)?, contable, auditor(a)?, economista",
    "secretari[oa], recepcionista, teleoperador(a)?, agente, asesor(a)?, comercial, ejecutiv[oa], promotor(a)?, representante, comprador(a)?, president[ae], vicepresident[ae], fundador(a)?, cofundador(a)?",
    "emprendedor(a)?, autónom[oa], becari[oa], pasante, aprendiz, investigador(a)?, científic[oa], químic[oa], biólog[oa], físic[oa], matemátic[oa], psicólog[oa], trabajador(a)? social, fisioterapeuta",
    "veterinari[oa], odontólog[oa], matrona, limpiador(a)?, limpieza, conserje, vigilante, guardia, portero, almacener[oa], mozo de almacén, bodeguero, carretiller[oa], delineante, topógraf[oa]",
    "especialista, gestor(a)?, inspector(a)?, planificador(a)?, tutor(a)?, bibliotecari[oa], fotógraf[oa], realizador(a)?, community manager, agricultor(a)?, jardiner[oa], niñer[oa], cuidador(a)?",
    "socorrista, entrenador(a)?, militar, policía, bombero, subdirector(a)?, líder, capataz, tesorer[oa], logopeda, voluntari[oa], colaborador(a)?, internista, residente, dependienta",
  ],
  legalForms: [
    "s.a, s.l, s.l.u, s.a.u, slu, sl, s.r.l, sac, s.a.c, s.a. de c.v, s. de r.l, sas, s.a.s, s. coop, scoop, cía, e hijos, y cía, hnos, hermanos, ltda, spa, eirl, sccl",
  ],
  employers: [
    "banco, caja, grupo, empresa, compañía, ayuntamiento, hospital, clínica, ministerio, municipalidad, gobierno, consejería, junta de, diputación, asociación, fundación, restaurante, hotel, bar, cafetería",
    "panadería, farmacia, laboratorios?, tienda, supermercados?, fábrica, taller(es)?, imprenta, editorial, seguros, transportes?, centro, cooperativa, consultora, consultoría, inmobiliaria, constructora, construcciones",
    "agencia, estudio, bufete, despacho, gestoría, asesoría, instituto, residencia, almacenes, almacén, distribuciones, distribuidora, industrias?, servicios, soluciones, sistemas, tecnologías?, secretaría, alcaldía, librería, bodegas?, academia",
  ],
  degrees: [
    "licenciatura*, licenciad[oa], grado( (en|superior|medio)*)?, máster( universitario)?, maestría, doctorado, diplomatura, diplomad[oa], ingenier[íi]a( técnica)?, ingenier[oa]( técnic[oa])?, bachillerato, bachiller, ciclo formativo*",
    "técnic[oa]( superior| universitario)? en, tecnólog[oa], tecnicatura, tecnicatura en, fp, eso, cfgs, cfgm, especialización, postgrado, posgrado, título*, secundaria, preparatoria, primaria, graduad[oa], formación profesional, profesorado, especialidad, arquitecto técnico, perito, abogacía, diploma",
  ],
  schools: [
    "universidad*, instituto, colegio, escuela, facultad, ies, academia, centro de (formación|estudios), politécnic[oa], unam, itesm, uned, tecnológico( de)?, conservatorio, liceo, preparatoria, sena, senati, cep, cifp, seminario, ceip",
  ],
  sureAt: [],
  at: ["en, en la, en el, para, @"],
  subjects: [
    "ciencias?, informática, administración, empresas?, derecho, economía, contabilidad, contaduría, finanzas, marketing, comercio, enfermería, medicina, psicología, pedagogía, magisterio, educación, historia, filología, filosofía, matemáticas, física, química, biología",
    "arquitectura, diseño, comunicación, periodismo, publicidad, turismo, hostelería, cocina, logística, electrónica, electricidad, mecánica, mecatrónica, sistemas, software, industrial, civil, telecomunicaciones, recursos humanos, sociología, traducción, trabajo social, gastronomía",
  ],
  labels: {
    name: ["nombre, nombre completo, nombre y apellidos?, nombres y apellidos"],
    givenName: ["nombre, nombres"],
    familyName: ["apellidos?"],
    personal: [
      "fecha de nacimiento, lugar de nacimiento, nacionalidad, estado civil, dni, nie, cédula( de ciudadanía)?, rut, edad, domicilio, dirección, sexo, curp, rfc, carnet de conducir, permiso de conducir, lugar y fecha de nacimiento, c.i, nif",
    ],
    job: [
      "periodo, período, fecha, fechas, duración, empresa, puesto, cargo, empleador, institución, función, lugar, sector, ocupación, puesto desempeñado, compañía, área",
    ],
    description: [
      "funciones, funciones principales, tareas, responsabilidades, logros, actividades, principales funciones, tareas realizadas, funciones realizadas, tecnologías, actividades realizadas, función",
    ],
    phone: ["teléfono, tel, móvil, celular, tfno, telf, cel, tlf"],
  },
  notInNames: [
    "currículum, hoja, vida, calle, avenida, avda, plaza, carrera, teléfono, móvil, celular, correo, dirección, fecha, nacimiento, nacionalidad, española?, mexican[oa], solter[oa], casad[oa], perfil, datos, personales, contacto, carnet, sobre mí",
    "experiencia, formación, habilidades, idiomas, objetivo, edad, años",
  ],
  places: [
    "españa, méxico, argentina, chile, colombia, perú, ecuador, venezuela, uruguay, bolivia, costa rica, panamá, guatemala, madrid, barcelona, valencia, sevilla, zaragoza, málaga, murcia, bilbao, alicante, córdoba, valladolid, vigo, gijón, granada",
    "ciudad de méxico, cdmx, guadalajara, monterrey, puebla, bogotá, medellín, cali, lima, quito, guayaquil, santiago( de chile)?, buenos aires, rosario, montevideo, caracas, salamanca, oviedo, santander, pamplona, a coruña, cádiz, almería, toledo, logroño, querétaro, arequipa, valparaíso, mendoza, la plata",
  ],
  languageNames: [
    "español, castellano, inglés, francés, alemán, italiano, portugués, ruso, chino, japonés, árabe, catalán, euskera, gallego, valenciano",
  ],
};
