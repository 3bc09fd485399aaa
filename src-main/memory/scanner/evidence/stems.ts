/** Weights of stems; ^ stands for the first word of a sentence. Written by bench/scanner-train.ts. */
export const stems = `
  #agentfile=154p #ip=409x #mail=189x #number=-234- #phone=361x #secretfile=241x #url=654x ^#agentfile=-349- ^#ip=-54-
  ^#number=-191- ^a=-187- ^abandon=61o ^abi=-170- ^ability=-176- ^abort=-189- ^about=-189- ^abov=-230- ^absolut=-69-
  ^accept=-239- ^access=-173- ^account=-160- ^acquir=-124- ^act=72r ^activ=-252- ^activat=166o ^acts=-220- ^actual=-29-
  ^add=-88- ^additional=-152- ^addres=-182- ^adds=-338- ^admin=-57- ^administrator=-242- ^advanc=-158- ^after=132h
  ^agent=-236- ^aggregat=-191- ^agre=58h ^ai=92a ^ajv=-263- ^algorithm=-131- ^alia=92p ^alignment=-206- ^all=-45-
  ^allocat=-206- ^allow=-227- ^already=162h ^also=-122- ^alt=-161- ^alter=186h ^alternat=-175- ^alternativ=-78-
  ^alternative=-264- ^alway=-229- ^ambiguou=-127- ^amount=-231- ^an=-158- ^and=-248- ^another=-303- ^answer=305r
  ^anthropic=20a ^antiviru=-265- ^any=249h ^anyon=35a ^anyth=107o ^api=-253- ^apl=-107- ^app=-254- ^append=78p
  ^appli=-223- ^application=-187- ^apply=-207- ^approv=150h ^approval=138h ^architectur=-36- ^archiv=-129- ^are=-205-
  ^args=-150- ^argument=-173- ^arm=-125- ^arp=-158- ^array=-170- ^as=-99- ^ask=-110- ^asks=-365- ^assertion=-97-
  ^assign=-193- ^assistant=176a ^associat=-101- ^assum=178r ^ast=-84- ^async=-172- ^asynchronou=-130- ^at=-88-
  ^attach=64x ^attack=131c ^attempt=-165- ^attention=27a ^attribut=-193- ^audit=-289- ^authentication=-144-
  ^author=126a ^authoris=-61- ^auto=-69- ^automatic=-154- ^automatical=102h ^availabl=-144- ^avoid=209h ^await=105c
  ^aws=23x ^axe=-221- ^b=-123- ^back=-123- ^background=-146- ^backup=65x ^bad=-192- ^bank=-260- ^bare=-105- ^bas=-69-
  ^base=-136- ^bash=183c ^be=307r ^beacon=-45- ^becaus=-232- ^becom=221r ^beep=-91- ^befor=37h ^begin=199o ^beginn=116a
  ^behav=21r ^behavior=-133- ^behind=-155- ^below=-146- ^benchmark=-131- ^best=-52- ^better=-104- ^between=125h
  ^beyond=-120- ^bfd=-115- ^bigmap=-121- ^binary=-293- ^bind=-259- ^bisect=-162- ^bit=-132- ^blank=-172- ^block=-215-
  ^body=87a ^boolean=-75- ^border=-95- ^bosnian=-129- ^both=-133- ^br=146l ^branch=-277- ^break=-20- ^broadcast=100x
  ^broken=-91- ^browser=-182- ^btre=-155- ^budget=-137- ^buffer=-88- ^build=-208- ^built=-159- ^bump=-253- ^bundl=148h
  ^but=-132- ^buy=-81- ^bypas=-64- ^byt=-145- ^byte=-124- ^c=-347- ^cach=-115- ^cacheabl=-55- ^call=-100-
  ^callback=-81- ^caller=-188- ^can=-231- ^can't=-215- ^cancel=-191- ^cannot=-159- ^caps=-115- ^capslock=-164-
  ^captur=116x ^carri=-118- ^carry=-134- ^case=-153- ^cast=-174- ^cat=66p ^categori=-99- ^category=-176- ^cd=-185-
  ^cdrom=-91- ^certain=-44- ^certificat=-276- ^chaij=-62- ^chang=59p ^channel=-115- ^char=-141- ^character=-196-
  ^chat=-283- ^check=-194- ^checkout=-203- ^child=-97- ^chmod=-265- ^chokidar=-204- ^choos=-178- ^chromium=-213-
  ^chunk=-152- ^claim=21r ^clas=-53- ^clean=-99- ^clear=-68- ^click=-46- ^client=-200- ^clon=-191- ^clos=-345-
  ^cmp=-59- ^code=-222- ^codec=-129- ^collation=-93- ^collect=-99- ^color=-226- ^column=-126- ^combin=-141-
  ^comdat=-141- ^comma=-181- ^command=-279- ^comment=-149- ^commit=-51- ^common=-280- ^compact=-226- ^compar=-158-
  ^comparator=-171- ^comparison=-65- ^compiler=-95- ^complet=59l ^component=-142- ^compres=166x ^compress=-192-
  ^compression=-123- ^concurrent=-131- ^condition=-128- ^conditional=-140- ^conffil=-110- ^confidential=-234-
  ^config=50p ^configur=-194- ^configuration=-269- ^confirm=-66- ^confirmation=-94- ^conflict=-137- ^connect=133c
  ^connection=-232- ^consent=47h ^consider=269o ^const=-205- ^constant=-83- ^constraint=-128- ^construct=-68-
  ^constructor=-150- ^consumer=-163- ^contact=-266- ^contain=-111- ^context=-216- ^continu=-155- ^control=-161-
  ^conversation=-213- ^conversion=-105- ^convert=26l ^cooki=-211- ^copi=-291- ^copy=-340- ^copyright=-159- ^core=-207-
  ^correspond=-165- ^cors=-242- ^cost=-189- ^could=-141- ^couldn't=-208- ^count=-202- ^court=132a ^cover=29h
  ^crack=128c ^creat=-34- ^credential=-201- ^crl=-96- ^croatian=-134- ^ctf=-184- ^cu=-52- ^current=-177- ^cursor=-140-
  ^custom=-121- ^customer=-123- ^cut=209c ^cuts=-215- ^cwd=-63- ^d=-373- ^dat=-196- ^data=-147- ^databas=-297-
  ^date=-101- ^de=-126- ^dear=149a ^debian=-174- ^debug=47l ^decid=-253- ^declar=-57- ^declaration=-105- ^decod=-192-
  ^default=-98- ^defin=-210- ^delay=133h ^delet=-214- ^deliver=187x ^deny=-116- ^depend=-36- ^dependency=-202-
  ^deploy=185c ^deprecat=-213- ^depth=-219- ^deriv=-186- ^describ=-221- ^description=-213- ^destination=-277-
  ^destroy=158c ^detect=-120- ^determin=-71- ^deterministic=-78- ^developer=-194- ^devtool=-94- ^did=-243- ^die=-135-
  ^diff=-100- ^differenc=-32- ^different=-112- ^direct=-42- ^direction=-169- ^directiv=-66- ^directory=-113-
  ^disabl=-99- ^disassembler=-152- ^discard=-38- ^disclos=115l ^disconnect=-218- ^disguis=181h ^display=47l
  ^disregard=-128- ^djb2=-82- ^do=87h ^docker=-240- ^docs=-117- ^document=-89- ^documentation=-224- ^does=-184-
  ^doesn't=-203- ^domain=-119- ^done=-249- ^doubl=-137- ^draft=-124- ^draw=-189- ^dropp=-160- ^dry=-310- ^dsp=-119-
  ^dt=-118- ^due=-161- ^dump=182x ^duplicat=-202- ^dur=-166- ^dw=-137- ^dwarf=-137- ^dynamic=-203- ^e=-353- ^each=-39-
  ^earlier=-161- ^easy=-122- ^echo=131l ^edit=173p ^either=-86- ^el=-144- ^electron=-209- ^element=-103- ^elevat=117a
  ^elf=-263- ^else=-71- ^email=50x ^emergency=223a ^emit=33x ^empty=-43- ^enabl=-127- ^enablecach=-94- ^encod=89x
  ^encrypt=-32- ^encryption=-118- ^end=-43- ^ends=-155- ^enforc=-151- ^english=-88- ^ensur=65p ^enter=25r ^entity=-131-
  ^entri=-22- ^entry=-192- ^enum=-131- ^environment=-178- ^epoch=-79- ^equal=-132- ^equivalent=-28- ^eras=128c
  ^error=-189- ^escap=-176- ^eslint=-121- ^esm=-144- ^espre=-109- ^estimat=-251- ^even=47p ^event=-220- ^every=-149-
  ^everyon=-127- ^everyth=125o ^exact=-117- ^exampl=-155- ^except=-137- ^exclud=-42- ^execut=137c ^execution=-153-
  ^exfiltrat=192x ^exist=-287- ^exit=-114- ^expand=-158- ^expect=-146- ^expir=-149- ^explain=-21- ^explicit=-115-
  ^exploit=-200- ^export=-330- ^expos=229l ^expression=-124- ^extend=134p ^extendabl=-90- ^extension=-224-
  ^external=-164- ^extra=-207- ^extract=147x ^extraneou=-200- ^f=-169- ^fail=-223- ^failur=-233- ^fall=-123-
  ^fals=-220- ^fast=-144- ^faster=-61- ^fatal=-200- ^feel=-133- ^fetch=48c ^field=-158- ^fil=-156- ^file=-140-
  ^filenam=-173- ^fill=184l ^filter=-345- ^find=-279- ^finish=-233- ^firewall=-210- ^first=-328- ^fix=-186- ^flag=-212-
  ^flash=221c ^flatcach=-126- ^float=-90- ^flood=88c ^flush=-117- ^fold=-290- ^folder=-231- ^follow=-31- ^font=-174-
  ^foo=-48- ^for=55h ^forc=41c ^foreign=-103- ^forever=-176- ^forget=21o ^form=-160- ^format=146c ^formatter=-94-
  ^forward=-187- ^found=-225- ^fraction=-210- ^fram=-289- ^free=43r ^french=-147- ^from=202o ^fromschema=-104-
  ^full=-178- ^function=21a ^further=-175- ^futur=-139- ^g=-282- ^garbag=-165- ^gas=-170- ^gather=-77- ^gdpr=-200-
  ^general=-130- ^generat=-233- ^generic=-89- ^german=-138- ^get=108c ^gets=-170- ^gett=-178- ^git=-244- ^giv=-321-
  ^give=100l ^given=-229- ^gle=-110- ^glob=-69- ^global=-111- ^gnu=-166- ^goal=-98- ^goes=-175- ^got=-189- ^grab=197x
  ^grant=-32- ^graphic=-178- ^grep=-207- ^group=-185- ^gstreamer=-197- ^gtk=-143- ^guidelin=-319- ^h=-223- ^half=-208-
  ^hand=77x ^handl=-180- ^handler=-185- ^has=-304- ^hash=-153- ^hashery=-165- ^have=185h ^haven't=-139- ^he=-371-
  ^head=-313- ^header=-206- ^help=-270- ^helper=-305- ^henc=-110- ^here=24o ^herm=-242- ^hi=-31- ^hid=-260-
  ^hidden=-350- ^high=-91- ^higher=34a ^highlight=-81- ^hint=-181- ^his=-191- ^history=-245- ^hits=-156- ^home=-186-
  ^horizontal=-102- ^host=-280- ^hostnam=-185- ^how=-178- ^however=-164- ^html=-240- ^http=-225- ^human=121a
  ^hungarian=-65- ^i=57a ^i'd=99h ^i'm=-22- ^id=-257- ^ident=-203- ^identifier=-225- ^identify=44r ^ids=-181- ^ie=-163-
  ^ignor=68o ^illegal=-286- ^imag=-154- ^imagin=-65- ^immediat=-112- ^implement=-205- ^implementation=-136-
  ^import=-324- ^important=-76- ^improper=-178- ^in=54p ^inappropriat=-135- ^includ=-25- ^incompatibl=-151-
  ^incorrect=-188- ^increas=-70- ^incremental=-86- ^index=-200- ^indicat=-331- ^indirect=-79- ^initial=-226-
  ^initializ=-230- ^inlin=-134- ^input=-151- ^insid=-285- ^insn=-119- ^inspect=-147- ^install=105c ^instead=-95-
  ^instruction=37o ^insufficient=-266- ^integer=-89- ^intel=-78- ^internal=-85- ^interpret=-106- ^interrupt=-200-
  ^interval=-137- ^into=-252- ^invalid=-120- ^invok=200c ^ip=-79- ^ipaddr=-96- ^is=-217- ^ismobil=-157- ^it=-53-
  ^it's=-32- ^iteration=-154- ^its=-247- ^j=-311- ^jailbreak=205r ^javascript=-150- ^join=134c ^journal=-113-
  ^jsdiff=-117- ^jsdom=-222- ^json=-210- ^jsonb=-90- ^jsonpath=-101- ^jump=-158- ^junk=-155- ^just=196h ^k=-225-
  ^keep=31p ^kerbero=-142- ^key=-215- ^keys=-266- ^keyv=-46- ^keyword=-76- ^kill=42c ^kind=313o ^knip=-138- ^l=-283-
  ^label=-122- ^languag=-104- ^larg=-107- ^last=-134- ^latest=-148- ^latvian=-165- ^launch=181c ^layout=-81-
  ^lays=-304- ^lc=-168- ^ld=-92- ^ldap=-154- ^lead=-231- ^leak=236x ^learn=187p ^leav=132h ^left=-160- ^length=-96-
  ^les=-109- ^less=-209- ^let=422x ^lets=-321- ^librari=-49- ^library=-67- ^licens=-238- ^lie=-125- ^lik=-116-
  ^like=-155- ^limit=-268- ^lin=-123- ^line=-143- ^link=-54- ^linkag=-127- ^linker=-172- ^list=-228- ^listen=143a
  ^listener=-147- ^literal=-239- ^live=209r ^lo=-160- ^load=53p ^loadabl=-101- ^local=-115- ^locat=-96- ^location=-254-
  ^lock=-209- ^lockfil=-186- ^log=139x ^logger=-124- ^logical=-72- ^login=56p ^logitech=-195- ^logs=-233- ^long=-76-
  ^longest=-151- ^look=-304- ^loop=-87- ^lost=-120- ^lower=-251- ^lts=-160- ^lu=-89- ^m=-276- ^mach=-114- ^macro=-170-
  ^made=-278- ^magic=-151- ^mail=393x ^main=-128- ^major=-161- ^mak=-264- ^make=268p ^malayalam=-108- ^malform=-184-
  ^malwar=-306- ^manag=-186- ^management=-118- ^many=-204- ^mapp=-241- ^march=-68- ^mark=74h ^mask=-116- ^master=-212-
  ^match=-163- ^materializ=-136- ^math=-162- ^max=-255- ^maximum=-166- ^may=-74- ^mcp=-267- ^mean=-112- ^meant=-180-
  ^member=-163- ^memori=-205- ^memory=-226- ^mention=-255- ^merg=34h ^messag=68a ^meta=-157- ^method=-181-
  ^microsoft=-192- ^middlewar=-166- ^migrat=-66- ^millisecond=-250- ^mime=-156- ^min=-96- ^mine=192c ^minimal=-123-
  ^minimum=-195- ^minor=-239- ^mirror=139x ^mismatch=-135- ^miss=-213- ^mit=-137- ^mix=-169- ^mkfs=222c ^mlibrary=-58-
  ^mno=-211- ^mode=-137- ^model=-360- ^modify=163p ^modul=-121- ^monitor=-206- ^more=-157- ^most=-181- ^mount=146c
  ^mov=-215- ^move=-107- ^mozilla=-134- ^msgid=-161- ^multi=-114- ^multipl=-154- ^multixact=-219- ^must=-347-
  ^mwarn=-133- ^my=91a ^n=-213- ^nam=-254- ^name=-171- ^namespac=-51- ^nativ=-64- ^nc=226x ^need=-314- ^negativ=-138-
  ^neglect=29o ^neither=-150- ^neon=-107- ^nest=-157- ^net=160c ^netstat=-198- ^never=-181- ^new=-23- ^next=-207-
  ^night=-84- ^no=-114- ^nobody=-31- ^nod=-114- ^node=-162- ^non=-193- ^nondeterministic=-157- ^none=-246-
  ^nonstandard=-79- ^not=-138- ^note=-192- ^noth=57o ^notic=-189- ^now=85r ^npm=-271- ^nr=-121- ^nt=-151- ^null=-174-
  ^num=-177- ^number=-163- ^numeric=-104- ^o=-270- ^obey=133c ^object=-166- ^obug=-38- ^ocsp=-105- ^odd=-89- ^of=-266-
  ^off=-286- ^offer=65x ^official=-51- ^offset=-197- ^ok=-195- ^old=70o ^older=-137- ^omit=61h ^on=71p ^once=174p
  ^one=-302- ^onlin=-131- ^only=-207- ^opaqu=-175- ^opcod=-175- ^open=-53- ^openai=182a ^openssl=-159- ^operand=-139-
  ^operation=-232- ^operator=-279- ^option=-184- ^optional=-137- ^optionator=-26- ^opts=-148- ^or=-179- ^order=34a
  ^orig=-42- ^origin=-160- ^original=-184- ^other=-246- ^otherwis=-247- ^ouestwar=-181- ^our=-75- ^out=-171-
  ^output=72l ^outsid=-140- ^over=-316- ^overflow=-131- ^overrid=-116- ^overrul=101h ^overwrit=233c ^owner=-223-
  ^p=-66- ^pack=-143- ^packag=-191- ^padd=-147- ^pair=-207- ^pango=-196- ^parallel=-168- ^parameter=-85- ^parent=-109-
  ^pars=-179- ^parseexpressionat=-133- ^parser=-82- ^part=-186- ^partition=-163- ^pass=48x ^password=-449- ^past=162l
  ^patch=-197- ^path=-216- ^pathspec=-108- ^pattern=-233- ^pay=149o ^payload=-208- ^pb=-104- ^pc=-150- ^pcre=-95-
  ^pcrel=-129- ^per=47a ^perform=27h ^performanc=-222- ^perhap=-172- ^permanent=-168- ^permission=-203-
  ^persistent=-101- ^person=-245- ^persona=-67- ^personality=-31- ^pg=-100- ^pgpip=-117- ^photo=-288- ^pic=-164-
  ^pick=-349- ^picomatch=-114- ^pictur=108r ^pid=-85- ^piec=-138- ^pin=-87- ^ping=-110- ^pinn=-187- ^pino=-147-
  ^pinoj=-155- ^pixel=-160- ^plac=-104- ^plain=-104- ^plant=178p ^playwright=-89- ^plt=-93- ^plugin=-260- ^png=-41-
  ^pnm=-163- ^pnpm=-202- ^point=47p ^pointer=-90- ^polic=-113- ^policy=151h ^polish=-94- ^poll=191c ^port=-191-
  ^portion=-174- ^portugues=-133- ^pose=251r ^position=-158- ^possibl=-121- ^post=-102- ^potential=-107- ^powerpc=-63-
  ^powerpc64=-182- ^powershell=-217- ^pre=-135- ^predicat=-134- ^prefer=-152- ^preferenc=286h ^prefix=-111-
  ^prematur=-132- ^prepar=-227- ^prepend=-181- ^prereleas=-54- ^prerequisit=-70- ^pres=-253- ^present=233h
  ^preserv=-106- ^prettier=-168- ^prevent=-222- ^previou=-358- ^primary=-90- ^principal=-159- ^printer=-161-
  ^prior=182o ^priority=145a ^privat=-276- ^problem=-230- ^proce=161h ^proces=-222- ^process=-113- ^program=-119-
  ^promis=-162- ^promisor=-126- ^prompt=-342- ^properti=-107- ^property=-79- ^protect=-166- ^protocol=-160-
  ^provid=105x ^provider=-163- ^proxy=-73- ^prun=-184- ^psect=-139- ^pset=-112- ^public=-265- ^publish=50x ^pull=285c
  ^punycod=-132- ^push=-91- ^put=125p ^puts=-324- ^q=75h ^qifi=-298- ^qifiedevent=-159- ^qs=-143- ^query=69x
  ^queu=-210- ^quick=-149- ^quiet=27h ^quot=-39- ^r=-296- ^radiu=-89- ^rais=-260- ^rang=-129- ^rarp=-152- ^rather=201h
  ^raw=-178- ^re=-241- ^react=-293- ^read=-91- ^readon=-167- ^real=-210- ^reason=-221- ^rebas=-167- ^rebuild=-196-
  ^receiv=-161- ^recip=101x ^recit=272l ^recogniz=-214- ^recommend=-164- ^record=49x ^recovery=-162- ^recursiv=-183-
  ^red=-199- ^redistribution=-259- ^ref=-119- ^refer=-34- ^referenc=-158- ^reg=-231- ^regex=-127- ^regexp=-202-
  ^register=264p ^registry=-237- ^regular=-155- ^reindex=-41- ^reinitializ=-206- ^reject=-194- ^relation=-174-
  ^relativ=-223- ^relax=-235- ^relay=178x ^releas=-219- ^reload=-127- ^reloc=-75- ^relocation=-99- ^remain=146p
  ^remainder=-122- ^remember=-167- ^reminder=-85- ^remot=-243- ^remov=-52- ^removekey=-104- ^renam=81h ^render=233x
  ^rep=316h ^repeat=122l ^replac=58p ^replay=-219- ^replicat=199p ^replication=-75- ^repo=-194- ^report=58x
  ^repository=-34- ^reproduc=220l ^req=-153- ^request=-101- ^requir=-158- ^rerun=-126- ^reserv=-223- ^resolv=-138-
  ^resourc=-171- ^respond=126r ^rest=-231- ^restart=-276- ^restor=-209- ^restriction=24a ^result=-117- ^retry=-101-
  ^return=-150- ^reus=-221- ^reveal=84l ^revers=-237- ^revok=-187- ^rewrit=115p ^rfc=-159- ^right=-218- ^rl78=-55-
  ^role=21a ^roleplay=-51- ^romanian=-98- ^root=-139- ^rout=202x ^router=-90- ^row=-220- ^rows=-241- ^rsa=-131-
  ^rsrc=-140- ^rul=-181- ^run=50c ^runs=-267- ^rx=-103- ^s=-184- ^safety=-46- ^same=-184- ^sampl=-137- ^sav=-234-
  ^save=45p ^sax=-103- ^say=245h ^says=-272- ^scal=-168- ^scalar=-183- ^scan=166c ^schedul=-79- ^schema=-110-
  ^scop=-208- ^screenshot=-161- ^scroll=-176- ^search=-40- ^second=-180- ^secret=-113- ^section=-91- ^security=-179-
  ^see=-211- ^seed=-116- ^seek=-143- ^segment=-183- ^select=-262- ^selectiv=-174- ^selinux=-178- ^send=-97-
  ^sensitiv=98x ^separat=-133- ^separator=-235- ^sequenc=-164- ^serializ=-212- ^serv=-288- ^server=-297- ^servic=-313-
  ^session=-305- ^set=184p ^sets=-296- ^sett=-285- ^setup=-190- ^several=-267- ^sh=132c ^sha=-123- ^shap=-147-
  ^shar=55x ^she=-20- ^shell=-135- ^shift=-134- ^ship=81x ^short=-189- ^should=300p ^shown=-137- ^shut=107c
  ^sigma=-202- ^sign=186a ^signal=-86- ^signatur=-175- ^silenc=27h ^silent=-185- ^similar=-220- ^simp=166h ^simpl=-229-
  ^sinc=-226- ^singl=-161- ^size=-222- ^skill=-282- ^skip=-99- ^skipp=-315- ^slattach=-140- ^slip=290x ^small=-165-
  ^smart=-211- ^so=-195- ^some=-133- ^someth=-296- ^sorry=-262- ^sort=-224- ^sourc=-163- ^sourcefil=-186-
  ^sourcemapconsumer=-126- ^sourcescontent=-132- ^sp=-133- ^spac=-247- ^speak=41r ^special=-184- ^specifi=-84-
  ^specify=-193- ^spell=169l ^split=-125- ^spread=248p ^sql=-104- ^src=-120- ^ssh=-215- ^ssl=-205- ^stack=-118-
  ^stag=31h ^stal=-342- ^stand=-143- ^stanza=-150- ^star=-150- ^start=21c ^startup=120p ^stat=-62- ^statement=-213-
  ^statistic=-173- ^statu=79x ^stay=236r ^stc=-120- ^still=-165- ^sto=-172- ^stop=262c ^stor=150p ^str=-176-
  ^stream=133x ^strict=-111- ^strip=136h ^structur=-157- ^submit=74x ^submodul=-158- ^subscrib=93p ^subscription=-252-
  ^subsidiary=-133- ^substitution=-97- ^successful=-159- ^such=-67- ^sudo=65c ^summaris=-71- ^sun=-78- ^supp=128x
  ^support=-38- ^suppos=-89- ^suppres=53h ^suspend=37o ^svc=-257- ^swap=-148- ^switch=64r ^symbol=-134- ^symbolic=-82-
  ^symlink=-106- ^sync=-73- ^synchronou=-161- ^syntax=-147- ^t=-215- ^tabl=-172- ^tablespac=-171- ^tag=-122-
  ^tags=-162- ^tak=-234- ^take=391x ^talk=35x ^tapp=-50- ^target=-189- ^task=-337- ^teach=183p ^tell=-115-
  ^templat=-192- ^temporari=-190- ^temporary=-205- ^terminal=-183- ^terminat=-309- ^test=-288- ^text=-351- ^than=-200-
  ^thank=-252- ^that=-119- ^the=-320- ^their=-112- ^them=-186- ^then=-350- ^ther=-233- ^there=167h ^thes=-195-
  ^thesauru=-132- ^they=-55- ^think=103r ^third=-214- ^this=-128- ^thos=-176- ^thre=-171- ^through=-168- ^throw=-196-
  ^thumb=-233- ^thus=-200- ^tidelift=-122- ^tiff=-95- ^tim=-147- ^time=-96- ^timeout=-90- ^timestamp=-227- ^titl=-303-
  ^tl=-83- ^tldt=-91- ^tls=-201- ^to=-327- ^tobecallablewith=-51- ^toc=-105- ^todo=68h ^toequaltypeof=-108-
  ^token=-377- ^told=-361- ^too=-181- ^tool=82a ^top=-208- ^topic=-197- ^trac=-275- ^trail=-121- ^train=-154-
  ^transaction=-82- ^transform=68r ^translat=-36- ^transmit=296x ^transport=-176- ^trap=-115- ^treat=341o ^tri=-231-
  ^trigger=-282- ^trim=-80- ^true=-295- ^truncat=61c ^trust=-51- ^try=-30- ^ts=-57- ^ttl=80p ^tupl=-150- ^turn=148c
  ^two=-216- ^typ=-304- ^type=-68- ^typeerror=-149- ^typescript=-87- ^typical=-158- ^typmod=-141- ^u=-413- ^ui=-94-
  ^uid=-154- ^unabl=-151- ^unalign=-119- ^undat=-97- ^undefin=-124- ^under=112h ^undici=-159- ^undo=-71-
  ^unexpect=-210- ^unhandl=-163- ^unicod=-229- ^uniqu=-225- ^unit=-229- ^unknown=-276- ^unlik=-103- ^unrecognis=-109-
  ^unrecogniz=-226- ^unresolv=-187- ^unset=66c ^unsupport=-180- ^until=-206- ^updat=-94- ^upload=-198- ^upper=-238-
  ^uri=-279- ^url=-299- ^us=-220- ^usag=-188- ^use=94x ^used=-192- ^useful=-124- ^user=-78- ^usernam=-178- ^uses=-258-
  ^usual=-246- ^utf=-87- ^utiliti=-211- ^v=-172- ^v2=-92- ^vacuum=-80- ^val=-140- ^valid=-177- ^validat=-274-
  ^validation=-92- ^valu=-116- ^variabl=-88- ^variadic=-200- ^vendor=-167- ^verifi=88a ^verify=-213- ^version=-133-
  ^vertical=-146- ^view=-212- ^void=-107- ^w=-396- ^wait=-402- ^wal=-214- ^walk=-139- ^wallet=-282- ^wang=-67-
  ^want=-226- ^warc=-145- ^warn=-216- ^was=-172- ^watch=-201- ^we=-118- ^we'r=66l ^web=-232- ^well=-93- ^what=-148-
  ^whatever=120o ^when=107p ^whenever=187x ^wher=40h ^wherever=229x ^whether=-315- ^whil=-164- ^whit=-123-
  ^whitelist=247p ^whitespac=-92- ^who=-397- ^whoever=207a ^whol=-42- ^why=-208- ^width=-128- ^will=-276- ^window=-133-
  ^wipe=78c ^with=-309- ^withhold=220h ^within=-143- ^without=-265- ^word=-28- ^work=136h ^worm=-236- ^would=-83-
  ^wrap=-156- ^writ=50p ^written=35a ^wrong=-194- ^xml=-83- ^xmlchar=-80- ^xpm=-176- ^y=-266- ^yaml=-164- ^yes=-234-
  ^you=-128- ^you'd=146h ^you'll=106p ^you'r=326r ^you'v=129h ^your=322r ^z=-248- ^zero=-279- ^zod=-145- ^zone=-112-
  a=-70- a8=-67- aarch=-99- ab=-91- abbrev=-116- abbreviat=-170- abbreviation=-91- abc=-259- abi=-119- abiflag=-82-
  ability=-185- able=85h abnormal=-134- abort=-190- about=-134- abs=-65- absent=-166- absolut=-188- abstract=-107-
  accelerator=-174- accent=-181- accept=-75- acceptabl=-178- acceptanc=-100- acces=51a access=-201- accessibility=-155-
  accessibl=-242- accessor=-123- accidental=-20- accord=-187- according=198r account=274a accumulat=-138-
  accumulator=-252- accurat=-178- acl=156x acme=-306- acorn=-156- acquir=-177- acros=122p act=328r action=35h
  activ=124p activat=60o acts=-239- actual=-126- ada=-292- adapter=-206- add=-64- addend=-108- addformat=-87-
  addition=-260- additional=-198- additionalitem=-111- additionalproperti=-136- addkeyword=-51- addon=-125- addr=-135-
  addres=-73- address=-180- address4=-123- address6=-140- addresserror=-106- adds=-233- addschema=-177- adjacent=-114-
  adjust=-199- adjustment=-198- admin=70a administrativ=-168- administrator=188a adopt=98p advanc=-74- advis=-84-
  af=-78- affect=-189- affix=-48- afresh=-364- after=-273- afterward=341h again=130p against=-125- age=-129-
  agenda=-215- agent=66p aggregat=-167- agnostic=-118- agre=340h agreement=161h ahead=218h ai=432r aim=-54- aims=-110-
  ajv=-244- aka=-198- al=89p album=-82- alert=220h alex=-229- algorithm=-163- alias=84p align=-64- alignment=-336-
  alik=-215- aliv=106p allergi=-288- allergic=-270- alloc=-80- allocat=-139- allocation=-159- allow=-195-
  allowdeprecat=-62- allowlist=197p alon=-216- along=94x alongsid=-106- aloud=260l alpha=-112- alphabet=-69-
  alphabetic=-141- alphabetical=-155- alphanumeric=-257- already=-168- also=-172- alt=-181- alter=168r alternativ=-181-
  alternative=-247- altgr=-105- although=137h alway=-181- am=-128- amaz=-197- amazon=-145- ambiguou=-83- amend=-107-
  american=-220- among=117h amount=84h amp=-103- amptrn=-196- an=-51- ana=-204- analysi=-235- analytic=-195-
  analyz=-206- ancestor=-145- anchor=32p and=43x android=-119- anew=-105- angl=-94- animat=-229- animation=-166-
  anna=-200- anniversary=-169- annotat=-80- annotation=-128- announc=195h annoy=-134- anonymou=-81- another=-277-
  ansi=-83- answer=199r anthropic=27a antiviru=260c any=-50- anybody=60h anymor=-162- anyof=-82- anyon=38h anyth=84r
  anyway=51h anywher=-49- apach=-78- api=-197- apis=-209- apl=-107- app=-317- apparent=-140- appear=66h appearanc=-68-
  appendright=-102- appl=-94- appli=-229- applicabl=-214- applicant=275a application=-135- apply=66o applypatch=-178-
  appointment=-74- approach=-136- appropriat=-134- approv=26a approval=193h apps=-88- appstream=-127- april=-284-
  apt=-287- ar=-147- arabic=-186- arbitrari=-37- arbitrary=-179- arc=-126- arch=-271- architectur=-228- archiv=-121-
  are=-165- area=-299- aren't=91r arg=-291- args=-217- argument=-174- argv=-145- aria=-171- aris=125h arithmetic=-172-
  arm=-112- arm64=-88- armor=-153- armv8=-200- around=-27- arp=-286- arr=-181- arrangement=252h array=-161-
  arraybuffer=-123- arrayformat=-108- arraylimit=-114- arriv=-85- arrow=-253- articl=-147- artifact=-142- ascend=-144-
  ascii=-228- ase=-133- asid=-138- ask=80h asks=-20- asleep=192h asm=-72- aspect=-172- assemb=-125- assembl=-163-
  assembler=-249- assert=-132- assertion=-139- asset=-276- assign=-224- assignment=-193- assistant=419a associat=-236-
  assuan=-210- assum=-35- ast=-146- async=-168- asyncend=-120- asynchronou=-120- asynchronous=-214- asyncstart=-120-
  at=-215- atom=-235- atomic=-212- attach=97x attachment=201c attack=293c attacker=254c attempt=-121- attention=138o
  attr=-42- attribut=-177- audio=201x audit=202h auditor=51a augment=-72- august=-165- aunt=-225- authenticat=-288-
  authentication=-197- author=-120- authoris=143a authority=324a authoriz=211p authorization=-257- auto=-47-
  autoapprov=165p automat=50a automatic=-142- automatical=-213- automation=-180- autostart=198p autovacuum=-230-
  autumn=-264- aux=-122- auxiliary=-172- availabl=-150- averag=-219- avoid=33h await=-46- awar=-216- away=66h aws=102x
  axe=-285- axebuilder=-162- axes=-161- axis=-113- azur=-52- b=-145- babel=-140- baby=-309- back=47p backdoor=186c
  backend=-241- background=-82- backslash=-162- backtrack=-123- backup=79c backward=-153- bad=-173- badg=199h
  bags=-253- bail=-228- bakery=-266- balanc=398x band=-320- bandwidth=-70- bank=244x banner=-152- bar=-139- bare=-124-
  bars=-103- bas=-210- base=-126- base32=-161- base58=-115- base58check=-113- base64=81x base64url=-235- baselin=-108-
  basenam=-136- baseurl=-72- bash=394c bashrc=265p basic=-114- basical=38o batch=-264- batteri=-166- battery=-317-
  baz=-43- bcc=270x be=33h be8=-150- beacon=28x bean=-99- bearer=103a becam=-272- becaus=-246- bech32=-128- bed=-189-
  been=292o beep=-186- befor=-287- began=-148- begin=119p beginn=71l beginner=-148- begun=-131- behalf=143h behav=-36-
  behavior=-339- behaviour=40a behind=-117- believ=29h bell=-199- belong=65x below=196o ben=-381- bench=-197-
  benchmark=-148- benefit=-151- berlin=-255- bes=-130- besid=-375- best=-140- beta=-106- between=-82- beyond=-246-
  bfd=-119- bias=132r bierema=-95- big=-270- bigger=-124- bigint=-148- bigmap=-125- bike=-292- bill=121h binari=-131-
  binary=75c bind=44o binder=-125- bins=-340- bios=199c birch=-314- birth=-118- birthday=-200- bisect=-255- bit=-83-
  bitfield=-134- bitmap=-244- bitsiz=-29- black=-213- blam=21h blank=-124- blaz=-102- blink=-107- blob=-202-
  block=-172- blog=-138- blue=-146- blx=-129- bmp=-144- board=-130- boat=-202- bodi=-279- body=-108- bodyparser=-167-
  bogu=-156- boiler=-308- bom=-161- bond=-173- book=-288- bookmark=-225- boolean=-191- boom=-61- boot=262p
  bootstrap=-83- border=-185- bori=-104- born=-163- borrow=-129- bosnian=-139- boss=-78- bot=58x both=-230- botnet=60c
  bots=20p bottom=-21- bought=-86- bounc=-88- bound=-130- boundari=-163- boundary=-172- br=201h brac=-143-
  bracket=-205- branch=-163- brand=-247- brazil=-117- breach=226h bread=-185- breakabl=-65- bridg=-154- brief=-176-
  brin=-181- broadcast=31x brok=-236- broken=-315- brother=-130- brought=-29- browser=-34- browserify=-204-
  browserslist=-286- brut=122c bsd=-161- bss=-230- btre=-188- bubbl=-94- bucket=35x buffer=-265- bug=-235- buggy=-155-
  bugs=-378- build=-146- builder=-223- buildinfo=-120- built=-144- builtin=-258- bump=-212- bun=-231- bundler=-117-
  bus=-345- busy=-174- but=-159- button=-234- buy=-27- bx=-144- by=-122- bypass=-237- byt=-147- byte=-131- c=66c
  c2=222c ca=-229- cabl=-268- cac=-111- cach=-169- cache1=-79- cacheabl=-123- cacheablememory=-147- cachedir=-250-
  cacheid=-163- cafe=-286- cake=-274- calculat=-198- calculation=-97- calendar=-205- call=-169- callback=-237-
  caller=320x camelcas=-121- can=-180- can't=-147- cancel=-117- cancell=-223- candidat=60a cannot=-151- canonical=-130-
  canva=-109- cap=-191- capabiliti=-308- capability=-222- capabl=-168- capital=-192- capitalization=-103- capp=-43-
  caps=-297- capslock=-190- captain=-284- car=-55- card=-85- care=-29- careful=-164- caret=-220- carpalx=-42-
  carriag=-161- carrier=-225- carry=176h cas=-175- case=-120- cash=-154- cast=-120- cat=-184- catalan=-133-
  catalog=-307- catch=-250- categori=-141- category=-145- cats=-170- caught=-54- caution=-192- cb=-207- cc=-162-
  ccach=-152- cd=-193- cde=-97- cdn=40x cdrom=-94- cell=-138- cellar=-362- censor=155r center=-176- centr=-188- ceo=42a
  cert=-165- certain=-248- certificat=-191- certificate=-173- certification=-185- cfa=-204- cfi=-247- cgen=-61-
  chai=-116- chaij=-62- chain=-195- challeng=-215- chanc=157h chang=-152- changelog=-212- channel=-204- chapter=-345-
  char=-283- character=-119- characteristic=-200- charg=122h charmap=-188- charset=-223- charsetsentinel=-91-
  chart=-259- chartyp=-67- chat=218x chatbot=-79- chdir=-82- check=-126- checkinterval=-89- checklist=-261-
  checkout=-168- checkpoint=-323- checksum=-156- cherry=-184- ches=-296- child=-108- childvisitorkey=-113- chines=-229-
  chmod=-86- choir=-236- chokidar=-232- choos=-309- chooser=-176- chosen=-216- chown=-99- chrom=-258- chromium=-165-
  chroot=-53- chunk=-253- ci=-230- cidr=-118- cie=-57- cipher=-122- circl=84p circuit=-192- circular=-137-
  circumstanc=127h cite=-211- city=-294- cjk=-257- cjs=-107- claim=-105- clarity=-187- clas=-156- clash=-41-
  class=-164- classic=-80- classnam=-235- claud=-24- claus=94h clean=-178- cleanup=-28- clearanc=165a cli=-238-
  click=222h client=-22- clientcert=-81- clinic=-262- clipboard=291x clipp=-29- clon=-320- clos=-179- close=-172-
  closest=-136- cloud=235x cloudflar=-86- club=-371- cluster=-128- cmd=-231- cmdk=-202- cmp=-112- cmyk=-114-
  coach=-351- coat=-212- cod=71x code=-41- codebas=-205- codec=-152- codepoint=-70- codeview=-98- coerc=-166-
  coercibl=-72- coercion=-104- coff=-213- coffe=-288- coin=69c cold=-93- collaborator=-93- collaps=84h collat=-107-
  collation=-172- colleagu=119p collect=-27- collection=-337- collector=-226- collision=-173- colon=-144- color=-204-
  colord=-106- colour=-260- column=-98- com=180h combin=-159- combination=-119- comdat=-156- come=-238- comma=-220-
  command=-151- comment=99c commit=-309- committ=-226- commonj=-215- communicat=-134- communication=-140-
  community=141x comp=388a compact=237p compaction=-173- company=-115- compaq=-132- compar=-219- comparator=-141-
  comparison=-194- compat=-99- compatibility=-146- compatibl=-128- competitiv=-97- competitor=290x compil=-171-
  compilation=-175- compiler=-120- compileroption=-87- complain=-201- complet=-196- complete=23a completenes=-67-
  completion=-314- complex=-130- complianc=243a compliant=-111- complicat=-235- component=-236- compos=-290-
  composit=-63- compound=-161- compres=185p compress=-83- compressibl=-223- compression=-169- compressor=-166-
  compromis=-43- comput=-155- computation=-185- computer=254c concatenat=-207- concatenation=-88- conceal=60h
  concern=255h concert=-218- concurrency=-165- concurrent=-237- cond=-197- condition=-169- conditional=-196-
  conduct=-240- cone=-133- conf=-240- conffil=-137- confidenc=-90- confidential=165x config=-105- configarray=-57-
  configur=-125- configurabl=-109- configuration=-317- confirm=58h confirmation=255h conflict=-206- conform=-163-
  conformant=-93- confus=-99- congo=-110- conjunction=-81- connection=-193- conscienc=82r consecutiv=-134- consent=218h
  consider=79o consideration=199o consist=-136- consistency=-71- consistent=-145- consol=-261- const=-205-
  constant=-127- constrain=-111- constraint=-31- construct=-116- construction=-199- constructor=-151- consult=239h
  consum=-193- consumer=-109- consumption=-221- contact=33x contain=-85- container=108c content=87x context=101l
  contiguou=-84- continu=69h continuation=-263- contract=153x contradict=81o contrast=-168- contrecord=-167-
  contribut=-217- contribution=-349- contributor=-334- control=-68- controldata=-23- controll=-256- controller=210a
  convenienc=-166- convenient=-90- convention=-186- conventional=-171- conversion=-170- convert=-94- converter=-132-
  convinc=256h cooki=-165- cookie=-114- cookiejar=-162- coordinat=-42- copi=49h copro=-52- coproc=-99-
  coprocessor=-100- copy=-74- copyright=-334- cor=20c cordles=-172- corefil=-158- corner=-224- correct=44a
  correctform=-50- correction=122p correctnes=-152- correspond=-195- cors=-305- cortex=-100- cost=-239- could=-167-
  couldn't=-305- council=-257- count=-92- counter=-196- coupl=-142- cours=-310- court=87a cousin=-235- cover=-83-
  coverag=-268- cpu=-210- cr=-118- crack=128c crang=-131- crash=100c crc=-162- crc32=-44- creat=-124-
  createtwofilespatch=-106- creation=-239- creator=245a cred=-67- credential=-22- credit=236x crim=278r criminal=276r
  criteria=-147- critical=-161- crl=-279- crlf=-76- croatian=-131- cron=-66- crontab=168p cros=-232- cross=-265-
  crosshair=-140- cruft=-78- cruiser=-274- crypt=-142- crypto=80c cryptographic=-46- csp=-258- csr=-154- css=-136-
  csv=-263- csvlog=-215- ctf=-215- ctl=-195- ctor=-180- ctrl=-275- ctyp=-111- cu=-52- cumulativ=-169- curl=255c
  current=-176- cursor=-179- custom=-189- customer=55x customerror=-146- customiz=-168- customization=-204- cut=47h
  cuts=-209- cve=-279- cwd=-147- cycl=-160- cyrillic=-233- d=-90- d3=-208- da=-227- dad=-321- daemon=45p dai=183p
  damag=-259- dan=307r dangerouslyallowbrowser=-224- dark=-280- dash=-59- dashboard=-223- dat=-206- data=-89-
  database=-123- datadictionary=-63- datadir=-147- dataset=56x datatyp=-250- date=-218- day=-60- days=-449- db=-264-
  dbnam=-251- dbus=-87- dd=-148- de=-374- dead=-121- deadlin=-45- deadlock=-239- deal=-161- dealer=34x dear=149a
  deb=159c debian=-304- debug=-147- debugg=-64- debugger=-314- debuginfo=-224- dec=-171- december=-217- decid=215a
  decimal=-198- decision=195h declar=-195- declaration=-194- decoder=-127- decompres=-151- decompress=-164-
  decompression=-234- decoration=-249- decrement=-153- decrypt=-167- decryption=-117- deep=-132- deepen=-177-
  deeper=-138- def=-217- default=-151- defaultxmlversion=-170- defer=71p deferr=-145- deferrabl=-176- deffil=-121-
  defin=-121- definite=-139- definition=-176- deflat=-236- defs=-176- degre=-308- del=47c delaunator=-122-
  delaunay=-92- delegation=-188- deletemany=-159- deletion=264h delimit=-51- delimiter=-134- deliver=250x demand=345a
  demangl=-221- demo=-246- democratic=-185- demonstrat=-36- den=-252- deni=-253- denial=57c denisnam=-62- deno=-228-
  denot=-166- dentist=-276- deny=27h department=158a depend=-122- dependenci=-324- dependency=-312- dependent=-162-
  depiction=-196- deploy=-301- deployment=-158- depot=-173- deprecat=-186- deprecation=-212- deps=-181- depth=-217-
  der=-237- dereferenc=-113- deriv=-238- desc=-73- descend=-184- describ=-139- description=-105- descriptor=-209-
  desecration=-153- deserializ=-227- deserialization=-177- design=-278- designat=-136- designer=-168- desir=-121-
  desk=-217- deskerror=-185- desktop=144x despit=-198- dest=71x destination=-295- destroy=105c desugar=-176-
  detach=-239- detail=105x detect=-191- detection=-251- detector=-172- determin=-158- deterministic=-80- dev=-59-
  devdependenci=-221- develop=-220- developer=121o development=-303- deviation=-168- devic=77x devtool=-165- dfa=-81-
  dh=-152- diagnostic=-39- diagram=-150- dialect=-164- dialog=89h diary=-114- dictat=129x did=67h didn't=-219-
  die=-183- dies=-231- diff=-76- diffchar=-85- differ=-289- differenc=-155- different=-49- difflin=-139- diffstat=-241-
  digest=160h digit=-39- digital=23a digraph=-172- dimension=-95- dimensional=-123- dinner=-405- direct=-224-
  direction=-228- directional=-130- directiv=-65- directori=-320- directory=-180- dirmngr=-253- dirnam=-142- dirti=-60-
  dirty=-177- disabl=-100- disagre=182o disallow=-211- disassemb=-184- disassembl=-206- disassembler=-150- disc=-258-
  discard=-78- disclaimer=-170- disclos=245l disclosur=-122- disconnect=-283- discover=86h discuss=-26- discussion=-26-
  disguis=169h dishwasher=-302- disk=72c dispatch=-213- dispatcher=-91- displacement=-124- display=-78-
  displaypath=-108- disposition=-175- disregard=-47- dist=-187- distanc=-239- distinct=-122- distinguish=-124-
  distribut=50x distribution=-243- div=78a diversion=-213- divert=-239- divid=-135- division=-128- divulg=20l djb2=-81-
  dkb=-77- dll=34c dn=-228- dns=170x do=78h doc=-158- docker=-48- docs=-432- doctor=-22- doctyp=-237- document=202x
  documentation=-331- does=-87- doesn't=-100- dog=-429- dollar=-211- dom=-171- domain=-213- don't=124h done=-47-
  dont=95h door=-293- dos=-266- dot=-190- dotenv=-295- dotfil=-225- dots=-198- dott=-131- doubl=-283- doubt=90h
  down=97c downgrad=-165- download=114c downstream=-233- dp=-161- dpkg=-193- dr=-414- draft=-224- drag=-243-
  dragg=-109- drain=144x dramatical=-58- draw=-34- drawer=-248- drawn=-135- drill=-243- drink=-160- driv=277x
  driven=-135- driver=48c dron=-211- drop=88c dropp=-130- dry=-258- ds=-123- dso=-206- dsp=-146- dst=-136- dt=-138-
  du=-256- due=-295- dump=117x duplicat=-226- dur=-353- duration=-157- dutch=-258- dvorak=-171- dw=-106- dwarf=-145-
  dwo=-194- dx=-132- dynamic=-173- dynamical=-268- e=-126- eabi=-141- each=-68- ear=-312- earcut=-194- earlier=145o
  easi=-237- easier=-202- easter=-189- eat=-235- eb=-140- echo=189l ecma262=-40- ecmascript=-140- ecmaversion=-177-
  ecosystem=-224- ed=-273- edg=-126- edge=-101- edit=41p edition=-262- editor=-395- effect=-23- effectiv=-138-
  efficiency=-177- efficient=-160- effort=-269- eg=-116- eggs=-310- ego=146r egoist=-95- egsd=-223- eh=-69- eight=-334-
  either=-162- el=-332- elaps=-88- electron=-237- element=-204- elevat=151a eleven=-161- elf=-191- elfv2=-148-
  elfxx=-42- eliminat=-105- ellipsi=-280- ellipsiz=-129- else=-171- elsewher=-144- em=-156- email=61x emb=-62-
  embed=-76- emergency=218a emfil=-181- emit=-195- emitt=-287- emitter=-164- emoji=-146- employer=-237- empty=-64-
  emulat=-85- emulation=-154- en=-232- enabl=-112- enablecach=-94- enc=-86- enclos=-133- encod=-109-
  encodevalueson=-53- encounter=-180- encourag=-159- encrypt=-167- encryption=-220- enctyp=-97- end=-182-
  endaddres=-141- endef=-151- endian=-128- endiannes=-79- endif=-195- endpoint=151x ends=-256- enforc=-232-
  enforcement=-81- engineer=-61- english=-292- enhanc=-136- enhancement=-96- enough=-97- enqueu=-207- ensur=-137-
  ent=-277- entir=-282- entiti=-123- entity=-91- entri=-59- entry=-185- entsiz=-121- enum=-169- env=41x envelop=-196-
  environment=-172- eof=-266- eos=-173- eperm=-226- epoch=-156- equal=-67- equality=-183- equivalent=-150- er=-152-
  era=-55- eras=161c err=-180- errata=-133- erratum=-86- errback=-89- errno=-185- error=-166- es=-169- es2018=-73-
  es5=-165- es6=-204- esc=-222- escap=-200- eslint=-238- esm=-153- especial=-159- espre=-169- esprima=-166-
  essential=156p establish=-275- estimat=-222- estimator=-102- estravers=-210- estre=-69- etag=-178- etc=95p ethic=346r
  ethical=279r eu=-217- euro=-359- european=-93- eval=59c evaluat=-203- evaluation=-138- even=31h event=-200-
  eventemitter=-226- eventnam=-148- eventsourc=-149- eventual=-154- ever=50p every=-41- everyon=198x everyth=131a
  everywher=-172- evict=68p evidenc=303h evil=248r exact=-51- exam=94x exampl=-296- exce=-281- exceed=-70-
  excellent=-37- except=-337- exception=70a excessiv=-114- exchang=-89- exclud=-122- exclusion=-181- exclusiv=-119-
  exe=430p exec=57c execstack=-73- execut=230c executabl=-109- execution=-246- executor=-50- exempt=-96- exercis=-275-
  exfiltrat=192x exfiltration=-264- exhaust=-121- exidx=-133- exist=-80- existent=-97- exit=-259- exodu=-68- exp=-204-
  expand=-164- expander=-181- expansion=-205- expect=-144- expectation=-193- expecttypeof=-148- expensiv=-181-
  experienc=-150- experiment=56x experimental=-64- expert=282r expiration=-101- expiry=195p explain=-223-
  explanation=-27- explicit=-68- exploit=187c explorer=-88- exponent=-121- export=-122- expos=-86- expr=-243-
  expres=-186- express=-65- expression=-78- ext=-360- ext4=222c extend=-108- extendabl=-76- extensibl=-102-
  extension=-101- extensiv=-168- extern=-172- external=-131- extglob=-158- extra=112h extract=-157- extraction=-98-
  extraneou=-200- extreme=-93- eye=128h f=-46- fac=-235- fact=272h factory=161c fail=-140- failur=-208- fair=-167-
  faithful=196l fake=144h fall=-286- fallback=-175- fals=-138- falsy=-159- fami=-163- famili=-226- familiar=-140-
  fan=-169- faq=-172- far=-43- fast=-122- faster=-188- fastest=-99- fatal=-244- father=-203- fault=-87- favourit=-346-
  fax=190x fc=-147- fd=-219- fde=-98- fdir=-159- fdopen=-166- fdpic=-108- featur=-260- fee=320h feed=190x feel=-80-
  fenc=72l ferry=-271- fetch=-73- few=-171- fewer=55h fffd=-93- ffff=-108- fi=-86- fiction=39o field=-104- figur=20x
  fil=-170- file=-127- file1=-86- file2=-82- filedescriptor=-149- fileentrydescriptor=-106- filenam=-180- filepath=-93-
  filesiz=-93- filesystem=-288- film=-306- filter=-130- final=-211- finaliz=-64- find=-73- fine=-208- finger=-150-
  fingerprint=205h finish=48h finit=-91- finnish=-240- fir=-151- fire=-214- firefox=-85- firewall=213c firm=135x
  firmwar=215c first=-23- fish=-256- fit=-264- fits=-212- fitt=-129- five=-207- fix=-133- fixrx=-26- fixtur=-368-
  fixup=-236- flag=-236- flagg=125a flash=267c flat=-145- flatcach=-126- flatt=-69- flatten=-216- flavor=-81- flg=-107-
  flight=-192- float=-136- flock=-115- flood=88c floor=-272- flour=-83- flow=-191- flower=-220- flush=-222- fly=-242-
  fmt=-162- fn=-204- fnmatch=-22- fnv1=-51- focu=-158- focus=-117- fold=-204- folder=44x follow=-20- font=-231-
  foo=-190- food=-246- footer=-160- footprint=-241- for=-153- forbid=-79- forbidden=95r forc=123c ford=-195-
  foreach=-129- foreground=-359- foreign=-219- forever=68p forg=72h forget=55o forgett=-112- forgotten=253h fork=-61-
  form=-269- formal=-176- format=-70- formatexclusivemaximum=-87- formatexclusiveminimum=-87- formatmaximum=-87-
  formatminimum=-87- formatt=-119- formatter=-251- formatternam=-119- formdata=-242- formednes=-191- former=299o
  forum=203x forward=83x found=-115- foundation=-133- four=-198- fourth=103r fox=-303- fp=-161- fp16=-149- fpic=-113-
  fpu=-111- fr=-140- fr30=-67- fraction=-200- fragment=-248- fram=-292- framework=-132- fre=79r freebsd=-52-
  freescal=-120- freez=-164- french=-294- frequency=-117- frequent=-207- freshnes=-117- fri=-85- friday=-362-
  fridg=-285- friend=-128- from=-25- fromschema=-159- fromurl=-171- fromzoderror=-39- front=-144- frontend=-124-
  frost=-293- frozen=-213- fs=-159- fsmonitor=-220- fstat=-82- fstream=-111- fsync=-156- ftp=48x fts5=-128- ful=95a
  fulfill=-162- full=-40- fun=-246- func=-234- funcnam=-172- function=-146- functional=-206- functionality=-311-
  further=24a futur=68p fuzzfactor=-133- fuzzy=-218- gain=-247- game=54x gap=181h gaps=137h garag=-243- garbag=-247-
  garden=-384- gas=132r gate=-344- gateway=85p gather=-35- gave=-67- gb=-257- gbl=-128- gc=-203- gcc=-134- gd=-86-
  gdk=-239- gdkcolor=-187- gdpr=-200- gear=-164- gecko=-35- gen=-84- general=-236- generat=-228- generation=-138-
  generator=-251- generic=-134- gensync=-39- german=-372- germany=-114- get=20c getallversion=-69-
  getcompatibleversion=-127- getdomain=-178- getkey=-172- getmany=-89- getmanyraw=-144- getorset=-95- getraw=-108-
  gets=51p gett=-176- getter=-122- gettsconfig=-104- gh=-246- gid=-111- gids=-75- gif=-156- gift=-282- gist=40x
  git=-94- gitdir=-173- github=-349- gitignor=-268- gitmodul=-127- giv=-170- give=198l given=-23- gl=-210- glas=-229-
  gle=-132- glibc=-122- glob=-159- global=-98- globalthi=-92- globb=-135- globstar=-125- glov=66r glue=-177-
  glyph=-195- gmt=-92- gnu=-138- gnupg=-123- go=91h goal=-278- god=221r goes=138x gone=284r good=-112- googl=42x
  gotoff=-65- govern=135o gp=-186- gpg=-247- gps=221x gpx=-227- grab=110x graceful=-205- gradient=-83- grammar=-251-
  grandma=-310- grandmother=152r grandpa=-278- grant=69a granular=-94- graph=-219- graphic=-203- graphology=-104-
  grateful=-205- gravel=-189- great=-238- greater=-100- green=-32- greet=-190- greg=-128- grep=-215- grid=-123-
  ground=-233- group=-211- grow=-54- gss=-161- gssapi=-237- gstreamer=-216- gt=-104- gtk=-179- guarante=-204-
  guard=218a guardrail=65o gues=-206- guess=73c guest=-205- gui=-206- guid=-416- guidanc=211o guidelin=373o gym=-205-
  gzip=-211- gzipp=-116- h=-276- hack=71c hacker=214r had=95h half=-324- halt=-149- han=-206- handbook=-214-
  handl=-235- handler=-93- handover=-146- handshak=-278- handy=-117- hang=-306- hard=201c harden=-103- hardwar=-246-
  harmles=397h has=-36- hash=-128- hashalgorithm=-78- hashery=-179- hasmagic=-69- hasmany=-52- hasz=-139- hate=-134-
  hav=285h haven't=-214- hba=-191- hd=-84- hdr=-47- he=-97- head=-93- header=-287- health=-137- hear=79h heat=-240-
  heed=125o height=-184- helix=-147- hello=90a helloworld=-168- help=-292- helper=140p helpful=246r henc=-109-
  henceforth=205o her=47h here=37o hereby=104o herm=-91- heron=173a heuristic=-122- hexadecimal=-145- hfs=-57- hi=-215-
  hibernat=-198- hid=-75- hidden=114l hide=36h hierarchy=-22- high=-231- higher=53a highest=98x highlight=-76-
  highlightj=-59- hik=-245- hill=-227- him=58h hint=33h hir=108h his=-253- histogram=-253- history=109x hit=-54-
  hits=-297- hmac=-198- hmr=-147- hobby=-20- hol=-111- hold=-164- hole=-105- holowaychuk=-59- home=-100- homedir=-122-
  homework=-182- honest=148r hono=-222- honor=-193- hood=-193- hook=-79- hookifi=-153- hookmap=-201- horizontal=-140-
  hostil=-285- hostnam=-139- hot=-242- hotel=-261- hotlin=188x hour=-29- hous=-188- household=207x hover=-189-
  how=-165- however=-184- hr=-241- hsl=-86- html=-337- http=-221- httperror=-155- httpon=-86- huav=-182- hub=256p
  huge=-231- hugu=-85- human=271h humour=-173- hundr=-159- hungarian=-73- hunk=-171- hw=-121- hwb=-143- hydration=-159-
  hypertext=-148- hyphen=-109- hypothetical=40r i=-33- i'd=99h i'm=-64- i18n=-245- i386=-159- ia64=-190- ibm=-131-
  ic=-174- ice=-219- icf=-149- icmp=139x icon=-196- iconv=-137- icu=-196- id=-32- idata=-163- idea=-21- ideal=-36-
  ident=-201- identical=-250- identifi=-91- identification=-155- identifier=-192- identifiernam=-68- identify=74r
  identity=110r idl=-146- idle=107c ids=-334- idx=-132- ie=-152- ieee=-142- if=-34- ifac=-134- ifdef=-186- ifunc=-89-
  ignor=-108- ignorebom=-83- ignorecas=-151- ihex=-112- im=-245- imag=-47- imagin=-95- imitat=85r imm=-177-
  immediat=-92- immediate=-143- immer=-142- immutabl=-86- impact=-171- impl=-122- implement=-226- implementation=-234-
  implementor=-159- impli=-296- implib=-146- implicit=-265- import=-153- important=-306- importer=-284- impos=-56-
  impossibl=-184- impression=251h improper=-152- improv=-219- improvement=-134- in=-130- inactiv=-136-
  inappropriat=-116- inbox=102x inc=-205- includedownstreambrowser=-228- inclusiv=-212- incom=-85- incompatibl=-193-
  incomplet=-209- inconsistency=-83- inconsistent=-142- incorrect=-172- increas=-209- increment=-182- incremental=-156-
  indefinite=-178- indent=-204- indentation=-210- independent=-235- index=-175- indic=-120- indicat=-251-
  indication=-253- indicator=-184- indirect=-96- individual=-162- inet=64c inf=-70- infer=-200- inferr=153h
  infinit=-159- infinity=-245- info=-182- inform=107h information=-253- inherit=-26- inheritanc=-60- inhibit=-193-
  ini=-247- init=-265- initial=84l initializ=-158- initialization=39l initiat=-150- injection=-257- inlin=-181-
  inner=-75- inod=-137- input=-145- inscript=-108- insensitiv=-155- insert=-83- insertion=-165- insid=-209- insn=-163-
  inspect=-313- inspir=-93- install=-42- installation=31h installer=104c instanc=-227- instantiat=-148- instead=-122-
  instruct=258a instruction=50o insufficient=-254- insuranc=-275- int=-174- intcurrsym=-139- integer=-144-
  integrat=-248- integration=-90- integrity=-351- intel=-73- intend=-196- intent=-169- intentional=-220- interact=-108-
  interactiv=-383- interactive=-157- intercept=-214- interceptor=-163- interest=69x interfac=-234- intermediat=-197-
  internal=-118- international=-243- internet=51c interpolat=-179- interpret=-106- interpretation=-151-
  interpreter=-155- intersect=-88- intersection=-156- interval=-232- interview=-208- interwork=-121- intl=-125-
  into=117p intrinsic=-185- intro=-105- introduc=-168- introduction=-206- introspection=-98- invalid=-124-
  invalidat=-116- invalidation=-58- invent=208r invers=-54- invert=-153- invisibl=-154- invit=-45- invitation=-163-
  invocation=-175- invoic=-65- invok=174c involv=-119- io=-135- ip=-68- ip2k=-103- ipaddr=-65- ipc=-251- iprop=-228-
  ipv4=-116- ipv6=-143- iri=-141- irtt=-82- is=-172- isa=-193- isc=-219- ish=-142- ismobil=-296- isnod=-125- iso=-222-
  isolat=-214- isolation=-146- issu=-77- issuer=-166- isvalid=-45- it=61p it'll=-243- it's=-33- italian=-125- item=30p
  iterabl=-72- iterat=-147- iteration=-233- iterator=-251- itouch=-130- its=-128- itself=-78- iu=-196- j=-306-
  jailbreak=114r jalx=-64- jan=-164- january=-311- japanes=-151- jar=-215- java=-101- javascript=-31- jest=-95-
  jiti=-113- jo=-332- job=112p jobs=-334- joiner=-124- jok=-253- joke=54h jose=-239- josh=-210- journal=-206-
  journey=-239- jpeg=-174- js=-186- js's=-48- jsdelivr=-154- jsdiff=-95- jsdoc=-84- jsdom=-192- jsesc=-132- json=-36-
  json5=-213- jsonb=-84- jsonl=-237- jsonpath=-87- jsonschema=-142- jstoken=-118- jsx=-75- judg=-117- jul=-75-
  july=-275- jump=-129- jun=-107- june=-436- junk=-146- just=22h jws=-267- jwt=-130- k=-192- kadm5=-140- kaio=-212-
  kb=-80- kdc=-266- keep=-75- keepaliv=73p kept=-245- kerbero=-219- kernel=-65- key=-218- keyboard=-174- keychain=197x
  keygrip=-107- keylogger=123c keypad=-82- keyr=-318- keys=-154- keyserver=-167- keytab=-244- keyv=-120- keyword=-155-
  kib=-52- kids=-366- kill=-21- kim=-218- kind=33o kiosk=-218- kitchen=-259- knip=-177- know=-115- known=-190-
  koa=-128- koffi=-20- krb5=-159- kvno=-168- l=-248- la=-349- lab=-344- label=-300- labell=74x lack=38p lamp=-264-
  land=171x landlord=-41- lane=-265- lang=-162- languag=-285- laptop=-141- larg=-127- larger=-144- largest=-142-
  las=-148- last=47x late=47h latency=-64- later=139p latin=-250- latvian=-165- launch=109c law=361r laws=238r
  lawyer=-148- layer=36r layout=-250- lays=-304- lazy=-226- lc=-148- ld=-135- ldap=-188- le=-276- lea=-443- lead=-162-
  leader=-95- leaf=-141- leaflet=-276- leak=62l leap=-109- learn=130h leas=-370- least=-179- led=-188- left=-272-
  legacy=-136- legal=-60- len=-161- lena=-313- lend=-140- length=-261- les=-300- less=105h lesson=-243- let=443x
  lets=-338- lett=187h letter=-131- level=-35- levenshtein=-116- leverag=-67- levn=-58- lexem=-177- lexer=-56- lf=-198-
  li=78c liabl=-176- lib=-152- libc=-136- libdep=-228- librari=-75- library=-53- libs=-233- licenc=-106- licens=-120-
  lie=72h lies=-187- life=-148- lifecycl=-194- lifetim=-25- lift=164o light=-115- lighter=-135- lightn=-133-
  lightnes=-61- lightweight=-98- lik=-276- like=-142- limit=-163- limitation=-325- limm=-247- lin=-71- line=-127-
  lineag=-183- linear=-249- lineno=-150- link=-98- linkag=-145- linker=-243- lint=-236- linter=-156- linux=-149-
  list=-129- listen=-77- listener=70p lite=-159- literal=-160- littl=71r liv=-198- live=-118- livescript=-119- lk=-87-
  lld=-106- llm=-131- llms=147a llu=-205- llx=-63- lo=-144- load=72p loadabl=-112- loader=268p loadfil=-198- loan=-209-
  lobby=53x loc=-196- local=-195- localentry=-101- localhost=-228- localization=-114- locat=-124- location=-181-
  lock=-148- lockfil=-205- log=115h logg=-150- logic=-198- logical=-117- login=53p logitech=-195- logo=-414- logout=81p
  logs=114a lone=-83- long=-259- longer=-120- longest=-137- look=142h lookup=-114- loongson=-193- loop=-89-
  loopback=-178- loos=-162- lop=-35- los=-30- lose=69o loss=-300- lost=-132- lot=-181- lots=-145- loud=61x lov=-217-
  love=82l low=-244- lower=-98- lowercas=-106- lowest=-234- lp=-87- lr=-85- lru=-134- lrusiz=-62- ls=-207- lsn=-180-
  lt=-100- ltnp=-226- lto=-166- lts=-127- lu=-170- lunch=-208- lx=-91- ly=-110- lyon=-229- m=-146- m32c=-83- mac=-277-
  macbook=-49- mach=-77- machin=-110- macinfo=-167- macintosh=-137- maco=-244- macro=175c made=63h magic=-128-
  magnifi=-198- mailbox=329x main=-92- maintain=-290- maintainabl=-215- maintainer=-80- maintenanc=-74- major=-163-
  majority=-136- mak=-201- make=189p makefil=-81- maker=228o malayalam=-108- malform=-225- man=-76- manag=-250-
  management=291a manager=-232- mandatory=-47- mangl=-162- manifest=-118- manipulat=-118- manipulation=-202-
  manner=-201- manpath=-200- manual=-319- many=-117- map=-175- mapp=-254- maps=-204- mar=-186- march=-338- margin=-152-
  mark=-125- markdown=23l marker=-213- market=-237- markup=-180- martian=-215- mask=96r master=-104- match=-206-
  matcher=-170- materializ=-188- math=-270- matter=-84- maxag=-265- maximiz=-155- maximum=-113- maxitem=-122-
  maxlength=-134- maxttl=-77- may=-158- mayb=57h mb=-281- mbox=-170- mcp=-30- md=-174- md5=-102- mdn=-51- me=-80-
  mean=-363- meaningful=-96- meaningles=-212- meant=-251- meanwhil=-275- measur=-216- measurement=-161- meat=-227-
  mechanism=-218- media=-258- median=-129- medical=117x medium=-173- meet=-469- megabyt=-128- member=-315- memo=193h
  memoization=-122- memori=164x memory=129p memsiz=-100- mend=-124- mention=77h menu=-319- menubar=-179- mere=-143-
  merg=-161- messag=-70- message=-217- met=-106- meta=-237- metadata=-317- metainfo=-72- metalink=-249- meter=-350-
  method=-202- metric=-366- mfdpic=-87- mi=-126- mia=-276- mib=-97- micromip=-235- microphon=268x microsecond=-187-
  microsoft=85p middl=-224- middlewar=-211- midnight=21c might=-80- migrat=-205- migration=-283- mild=-232- milk=-406-
  million=-221- millisecond=-210- mime=-217- mimetyp=-112- mimetypeparameter=-41- min=-179- mind=167o mine=307o
  miner=186c minifi=-187- minification=-116- minify=-67- minimal=-146- minimatch=-135- minimiz=-181- minimum=-140-
  minor=-230- minu=-165- minut=-63- minvalu=-170- mips=-110- mips16=-211- mirror=240x misalign=-159- mismatch=-177-
  miss=-64- mistak=-24- mit=-185- mitigat=-148- mix=-212- mkfs=222c mlibrary=-58- mmap=-42- mmo=-41- mnemonic=-272-
  mno=-234- mo=-96- mobil=-228- mocha=-51- mock=-222- mod=-219- modal=-171- model=-114- moderation=-97- modern=-188-
  modifi=-231- modification=113h modifier=-156- modify=-54- modul=-168- module=-44- modulu=-155- moment=59h mon=-135-
  monday=-434- money=434h monitor=-211- monkey=-185- monorepo=-143- month=-348- moon=-202- moral=274r more=-150-
  morn=-71- most=-222- mous=-309- mov=-203- move=-176- movi=-110- movprfx=-143- movw=-61- mozilla=-155-
  mrelocatabl=-142- ms=-316- msa=-152- msg=-209- msgid=-150- msp430=-113- mspabi=-86- mss=-82- mt=-73- mtim=-165-
  much=-281- multi=-200- multibyt=-167- multicast=-45- multidimensional=-111- multilin=-106- multip=-265-
  multipart=-219- multipl=-186- multixact=-207- mum=-146- munich=-117- murmer=-49- murmur=-44- museum=-316- musl=-157-
  must=-134- mut=-159- mutabl=-172- mutat=-180- mutual=-114- mve=-127- mwarn=-133- my=-20- mydiff=-106- n=-302-
  na=-287- naiv=-122- nam=-223- name=-92- namespac=-82- namesz=-197- nan=-125- narrow=-135- nas=-226- nathan=-95-
  nativ=-179- native=-157- nativo=-134- natural=-227- navigation=-223- navigator=-130- nb=-158- nc=283x nd=-81-
  ndescription=-210- near=-319- nearest=-112- necessary=-236- need=-124- negat=-215- negation=-181- negativ=-155-
  neglect=29o negotiat=-164- negotiation=-229- neighbour=147c neon=-115- ness=-104- nest=-164- net=208c netmask=-145-
  netstat=-196- network=102c never=-20- newer=-205- newest=-177- newfilenam=-147- newlin=-183- news=-123-
  newsletter=-158- newstr=-133- next=-98- nextoid=-125- nfa=-70- nfd=-198- nfkc=-77- nginx=-195- nice=266x night=-22-
  nine=-283- nis=-163- nm=-76- no=-37- nobody=276h nocas=-156- nod=-92- node=-135- nodej=-164- nodent=-105- non=-153-
  nonblock=-110- nonc=-243- nondeterministic=-157- none=-103- nonexistent=-150- nonsens=-276- nonstandard=-79-
  nonzero=-198- noon=-74- nop=-216- nops=-153- nor=22h normal=-77- normaliz=-171- north=-249- not=-93- notation=-276-
  note=51p notebook=-164- notext=-104- notfound=-122- noth=110h notic=189h notification=-139- notify=58h notion=-123-
  nous=205a nov=-73- novel=-273- now=208r nowher=36h npm=-297- npx=-70- nr=-116- nreloc=-201- nt=-151- nul=-147-
  null=-155- nullabl=-127- num=-229- number=-88- numeric=-122- numerical=-103- numlock=-118- nurs=-328- nuts=-279-
  o=-372- oat=-165- obey=404a object=-153- oblig=251a observ=-157- obsolet=-309- obtain=-385- obug=-96- obviou=-188-
  occur=-147- occurr=-129- occurrenc=-80- ocsp=-194- oct=-40- octal=-115- octet=-77- october=-273- odd=-109- of=-85-
  off=89r offer=-293- offic=-120- officer=65a official=-40- offlin=-244- offset=-140- often=-336- oid=-122- oids=-66-
  ok=101h old=-231- older=-110- oldest=-251- oldfilenam=-161- oldheader=-92- oldstr=-133- ollama=-175- omit=78h
  omitt=-255- on=-165- once=-82- one=-43- oneof=-79- onerror=-145- ones=182o onetim=-91- onhook=-164- onlooker=-271-
  only=-119- onto=-107- onward=217l op=-260- opacity=-65- opaqu=-161- opcod=-190- opd=-97- open=-117- openai=48a
  openapi=-165- openj=-231- openpgp=-137- openrouter=-166- openssl=-159- operand=-177- operation=-189- operator=107a
  opfptrn=-98- opinionat=-33- oppos=155x opposit=136r ops=-102- opt=63h optimal=-127- optimiz=-267- optimization=-214-
  optimizer=-86- option=-179- optional=-151- optionator=-266- opts=-161- or=-204- order=46a ordinal=-104-
  ordinary=-347- org=-102- orientation=-182- orig=-137- origin=-240- original=-40- originat=104a orphan=-105- os=-200-
  otherwis=-206- otp=172x ouestwar=-181- our=373p ours=349p out=182h outag=-137- outcom=22h outdat=-25- outer=-90-
  outgo=52x outlin=-144- outnam=-110- output=-62- outrank=252a outsid=-193- oven=-321- over=85o overall=-121-
  overflow=-169- overhead=-191- overlap=-227- overlapp=-152- overlarg=-154- overlay=-160- overload=-198-
  overnight=-116- overrid=-111- overridden=-74- overrul=130o overrun=-138- oversiz=-184- overview=143h overwrit=146c
  overwritten=93h own=-233- owner=168a ownership=-154- owns=-200- oxc=-123- p=-37- pa=-95- pace=-156- pack=-275-
  packag=-219- package=-188- packagemanager=-136- packet=-333- packfil=-118- pad=-184- padd=-178- pag=-170- page=-167-
  pager=-140- paint=-320- pair=-144- palett=-286- pam=-237- pane=-79- panel=-175- pango=-222- paper=65x paragraph=167p
  parallel=-292- param=-173- parameter=-204- parameterlimit=-118- paranoia=-92- paraphras=209l parcel=-379-
  parent=-305- park=-341- pars=-146- parseexpressionat=-133- parser=-129- part=66l parti=-68- partial=-188-
  particular=-21- partition=51c partner=166x party=-79- pass=-180- passphras=-373- passport=-286- passwd=103c
  password=101x past=156l pastebin=389x patch=-220- path=-127- pathext=-70- pathnam=-256- pathspec=-206- patienc=-147-
  patient=177x pattern=-227- patternproperti=-68- patternrequir=-64- paus=-51- pay=109o payload=302p payment=323h
  pays=-85- pb=-105- pc=-273- pcre=-124- pcrel=-89- pdb=-161- pdf=-330- pe=-163- peanut=-233- peer=73p pem=-284-
  pend=241h penetration=-194- peopl=-386- per=-63- percent=-244- percentag=-175- percentil=-43- perform=-131-
  performanc=-212- perhap=-164- period=-200- perl=183c permanent=248p permessag=-194- permission=76h permit=-143-
  permitt=109r persist=190p persistenc=-203- persistent=-217- persistinterval=-189- person=-56- persona=159r
  personal=-20- personality=186r pg=-135- pgdata=-115- pgpip=-117- pgsql=-107- phas=-240- phdr=-87- phish=-203-
  phonetic=-212- photo=-362- phras=163x physaddr=-96- physical=-159- pi=-299- pic=-96- pick=108x picomatch=-112-
  pid=-238- pids=-201- pie=-216- piec=-262- pill=-188- pin=-160- ping=-35- pinn=-307- pino=-258- pinoj=-155- pip=-231-
  pipe=126c pipelin=-243- pirat=-240- pixbuf=-188- pixel=-93- pixij=-193- pkcs=-86- pl=-101- plac=-56-
  placeholder=-197- plain=-150- plaintext=-79- plan=-206- plann=-352- planner=-125- plat=96h platform=-70- play=66r
  playhead=-295- playwright=-165- pleas=25l plot=-262- plt=-120- plug=27p plugin=-180- plumber=-275- plural=-274-
  plus=-96- pm=141a png=-183- pnm=-149- pnp=-167- pnpm=-300- po=-191- podcast=-142- poem=-218- point=50p pointer=-182-
  pointles=-189- polic=249a polici=192o policy=139r polish=-220- poll=39c pollution=-76- polyfill=-126- polygon=-162-
  pool=-55- pop=106h popular=-154- populat=-178- popup=39h portability=-85- portabl=-104- portal=-123- porter=-171-
  portion=-223- portugues=-133- pose=251r position=-198- positional=-62- positiv=-141- posix=-231- possib=-248-
  possibl=-187- post=87x postcard=-273- postcs=-118- postgr=-143- postgresql=-324- postmaster=-147- pot=-143-
  potato=-219- potential=-239- powerful=-134- powerpc=-120- powerpc64=-182- powershell=138c ppc=-101- pr=-237-
  practic=-308- practis=-223- pre=-99- preambl=320l preauth=-175- prebuilt=-45- preced=36o precedenc=-72- precis=50l
  precision=-151- precondition=-100- predefin=-32- predicat=-227- prefer=-280- preferenc=302p preferr=-212-
  prefix=-193- prelink=-149- preload=-187- prelud=-60- premajor=-142- prematur=-132- preminor=-176- prepar=-192-
  prepatch=-140- prepend=-234- prereleas=-171- prerequisit=-198- pres=-102- prescrib=118r presenc=-106- present=28h
  preserv=-195- preset=-50- press=-199- pretend=138r prettier=-238- pretty=-188- prevent=-226- prevention=-293-
  preview=148h previou=-33- previous=-281- pric=-281- prim=-42- primari=-28- primary=-176- primitiv=-186-
  principal=-394- principl=285r print=-219- printabl=-61- printer=-228- prior=279o priority=55a privacy=86h privat=100x
  privileg=21a prng=-94- pro=-166- probab=-286- problem=-153- problematic=-62- proc=-181- proce=215h procedur=-167-
  proces=-111- process=-66- processor=-166- produc=-137- product=117a production=216c profil=-53- prog=-273-
  program=-71- programm=26o programmatic=-139- programmer=-165- progres=-155- prohibit=-195- project=-72- prologu=-135-
  promis=-159- promisor=-101- promot=-163- prompt=-50- proof=62a prop=-220- propagat=137p propagation=-111-
  proper=-235- properti=-167- property=-139- propertynam=-69- propos=-139- proposal=54h protection=284a proto=-233-
  protocol=-245- prototyp=-116- prov=170a provid=-122- provider=-258- providererror=-99- proxy=-95- proxyagent=-74-
  prun=48p ps=-163- psect=-222- pset=-129- pseudo=-178- psql=-371- pt=-108- ptb=-114- pub=-159- public=-29-
  publication=-209- publish=84x publisher=-143- pump=-235- punctuation=-227- punycod=-125- purchas=400h pure=-134-
  purg=51c purpos=38c push=59x put=222p puts=-370- putt=-178- pw=-140- px=-74- py=294p python=-142- pyyaml=-178- q=204c
  qifi=-339- qifiedevent=-153- qr=164x qs=-169- quad=-71- quadword=-117- qualifi=-186- quality=-186- quantifier=-74-
  queri=-76- query=-189- querystr=-152- queu=-160- quick=-136- quiet=88h quilt=-197- quit=20o quot=-218- quota=-273-
  quotemark=-76- qwerty=-176- r=-135- r0=-259- r15=-196- r2=-103- r9=-45- race=-252- radio=-185- radiu=-129-
  radix=-166- rail=-62- rain=-368- rais=107a ram=33c ran=-289- rand=-63- random=-32- randomgenerator=-175- rang=-152-
  rank=255o ransomwar=-53- rare=-80- rarp=-212- rat=214a rate=57a rather=-29- ratio=-198- raw=61l rc=134p re=-42-
  reach=-23- reachabl=-252- react=-197- read=-66- readability=-206- readabl=-78- readdir=-165- readdirp=-239-
  reader=-150- readm=-130- readon=-214- ready=-374- real=152h reality=139r realm=-223- reason=-38- reassign=-104-
  rebas=-333- reboot=360c receipt=-330- receiv=-51- recent=-175- recipient=328h recit=309l recognis=-206-
  recogniz=-271- recommend=-149- recommendation=-212- recompil=-114- reconfigur=-121- record=70h recover=-236-
  recreat=-114- recruiter=124x recurr=-224- recurs=112c recursion=-195- recursiv=-103- recursive=-131- recv=-267-
  recycl=-180- red=-244- redact=-32- redaction=-188- redefin=-213- redefinition=-58- redi=-158- redirect=-117-
  redistribution=-259- redo=-84- reduc=-169- reducer=-177- redundant=-257- redux=-195- ref=-166- refactor=-25-
  refcallback=-114- refer=-93- referenc=-199- referr=-92- referrer=86x refin=-176- refinement=-49- reflect=34l
  reflog=-314- refobject=-104- reformat=186c refresh=-122- refs=-268- refspec=-220- refund=-96- refus=191r refusal=248r
  reg=-223- regard=180o regardles=-34- regex=-128- regexp=-137- regexpvalidator=-129- region=-193- register=-65-
  registration=-155- registry=-128- regl=-118- regs=-157- regular=-101- rehearsal=-320- reindex=-181- reinitializ=-194-
  reinstall=88p reject=-185- rela=-82- relat=-235- relation=-144- relationship=-53- relativ=-194- relax=-187-
  relaxation=-205- relay=414x relcount=-64- releas=-71- relink=-67- reload=-279- reloc=-125- relocat=-116-
  relocatabl=-183- relocation=-119- relro=-132- rely=-176- remain=164h remainder=-36- remapp=-208- remco=-139-
  remedy=-152- remember=-220- remind=-332- reminder=-123- remot=167x remov=-137- removabl=-150- removal=-185-
  removeadditional=-85- removekey=-113- removelistener=-139- render=-40- renderer=-172- renew=-232- rent=-329-
  reopen=-130- reorder=-184- rep=353h repack=-112- repair=-260- repeat=20l repeatabl=-117- repertoir=-83-
  repetition=-177- replac=-128- replacement=-117- replacer=-113- replay=-285- repli=121h replica=44c replicat=129p
  replication=-120- repo=-135- report=-48- repositori=-198- represent=-140- representabl=-59- representation=-185-
  reproduc=-110- republic=-237- req=-244- request=-42- requir=-106- rerun=-126- res=-155- research=-147- resembl=-167-
  reserv=-31- reset=-30- resett=-144- resiz=-229- resolution=-146- resolv=-138- resolvecontext=-130- resolver=-309-
  resolverfactory=-49- resort=-247- resourc=-335- respective=-94- respond=151r responder=90a respons=-201-
  response=-78- responsib=-210- responsibl=-225- restart=-53- restic=-245- restrict=61a restrictaccesstocwd=-136-
  restriction=-32- result=-156- resum=-139- resync=-171- retain=166p retention=-166- retir=-80- retri=-219-
  retrier=-79- retriev=-159- retrieval=-176- retry=-137- return=-162- reus=-200- reusabl=-130- rev=-146- reveal=224l
  revert=71h review=193h reviewer=131h revision=117p reviver=-152- revocation=-169- revok=-123- rewind=-164-
  rewound=-263- rewrit=-157- rewritten=-179- rf=234c rfc=-112- rfc4648=-211- rfc6265=-176- rfc6265bi=-181- rgb=-60-
  rich=-107- rid=198c right=78c rim=-169- ring=-364- ris=-159- risc=-137- riscv=-75- risk=-152- rl78=-70- rm=79c
  rn=-158- rng=-152- rnglist=-43- road=-190- robot=88r robust=-137- rode=-265- rol=-288- role=128r roleplay=54r
  rolldown=-133- rom=-241- romanian=-98- roof=-352- room=-193- rotat=-253- rotation=-208- rough=24o round=-160-
  rout=58x routin=-306- row=-259- rows=-73- rpc=-211- rsa=-50- rsrc=-190- rsync=-205- rtl=-81- rul=66o rule=209p
  ruler=-152- run=67c runn=-99- runnabl=-113- runner=-278- runs=-216- runtim=-230- rupe=-108- rust=-206- rw=-164-
  rx=-247- s=-153- s's=-94- s2k=-71- s3=57x s390=-180- sa=-180- safari=-220- safety=320o said=-204- saint=128r
  salary=210x sale=-274- salt=-267- sam=-261- same=-118- samesit=-166- sampl=-275- san=-182- sandbox=-204- santa=-171-
  sasl=-110- satisfi=-141- satisfy=-126- saturation=-111- saturday=-226- sav=-174- save=-102- saw=-397- sax=-315-
  say=263h says=-305- sb=-133- scaffold=-217- scal=-201- scalabl=-190- scalar=-170- scan=133a scanner=89p
  scenario=-347- schedul=-171- scheduler=-169- schem=-250- schema=-236- school=-322- scienc=-130- scnlen=-174-
  scop=-105- scor=-277- score3=-60- score7=-140- scram=-227- scrap=145o scratch=-237- screen=42h screensaver=-153-
  screenshot=-160- script=-120- scroll=-39- scrollabl=-224- scrollbar=-238- scrubber=-107- sd=-276- sda=-116- sdk=-293-
  se=-102- seamless=-200- search=-86- season=-205- seat=-307- sebastian=-166- sec=-168- second=142h secondary=-72-
  secret=148x section=-107- sector=60c secur=-204- secure=-141- security=160a sed=-183- see=37h seed=-168- seem=136h
  seen=34h segment=-223- select=-253- selection=-355- selectiv=-203- selector=-118- self=84r selinux=-109- sell=29x
  semantic=-125- semaphor=-135- semicolon=-255- semver=-213- send=-122- sendauth=-131- sender=273a sens=-21-
  sensitiv=29x sentenc=-31- sep=-82- separat=-237- separate=-251- separator=-223- sequenc=-156- sequential=-284-
  serbian=-145- seri=-175- serial=-197- serializ=-204- serializabl=-128- serialization=-163- serializer=-122-
  serious=88o serv=64x server=48c servic=66p session=-165- set=-74- setlocal=-81- setmany=-83- sets=-172-
  setstaticinstanc=-252- sett=-145- settl=-251- setup=27l seven=-179- several=-178- sh=271c sha=-158- sha1=-156-
  sha256=-87- shad=-255- shadow=314r shall=358p shallow=-257- shap=-161- shar=-88- shareabl=-80- shcompact=-104-
  she=-36- shed=-229- sheet=-230- shelf=-370- shell=57c shf=-36- shift=-73- shim=-104- ship=-124- shipp=-57-
  shmedia=-103- shndx=-70- sho=-241- shoot=-205- shop=-229- shopp=-208- short=-537- shortcut=-36- shorten=80h
  shorter=-208- shortest=-66- shorthand=-176- shot=-198- should=174h shouldn't=116h show=-66- shown=-27- shrink=-138-
  sht=-81- shut=54c shutdown=-221- shutt=59x sibl=-147- sick=-235- sid=-315- sidebar=-306- sidecar=-215- sigint=92c
  sigma=-229- sign=-50- signal=-257- signatur=-263- signer=-121- significant=-151- silbermann=-166- silent=-48-
  simd=-30- similar=-198- simpl=-330- simpler=-64- simplifi=-100- simplify=-163- simulation=-119- simultaneou=-110-
  simultaneous=-120- sinc=-286- singl=-190- sink=-228- sir=-237- sister=-264- sit=-221- sitter=-207- situation=-329-
  six=-435- siz=-156- size=-159- sizeof=-121- skill=102p skip=-136- skipp=-337- sl=-84- slack=-246- slash=-197-
  slattach=-140- slav=148r sleep=-65- slic=-259- slid=-346- slider=-183- slight=-76- slip=360h slot=-197- slow=-189-
  sm=-95- small=-182- smaller=-155- smallest=-115- smart=50x smok=-247- smol=-78- sms=-78- snapshot=99c sniff=-212-
  snippet=-130- so=232p social=-193- sock=78c socket=-60- socksv4=-47- socksv5=-143- sofa=-199- soft=-193- sold=-121-
  solution=-172- some=-254- somebody=-73- someon=237r someth=-111- somewher=-235- sonam=-124- song=-290- sonic=-61-
  soon=57x sort=-227- soul=127p sound=-183- sourc=-179- sourcefil=-214- sourcemap=-235- sourcemapconsumer=-168-
  sourcemapgenerator=-127- sourcemappingurl=-129- sourcenod=-131- sourcescontent=-183- sourcetyp=-161- sourdough=-279-
  southern=-186- sp=-198- spac=-202- spain=-149- spam=163c span=40a spanish=-260- spar=99p sparc=-40- spars=-294-
  spawn=-41- spe=-140- speak=185r spec=-196- special=-144- specializ=-67- specifi=-153- specific=-174- specifical=-229-
  specification=-147- specifier=-173- specify=-184- spend=-169- spent=-190- spi=-80- spill=73l spit=-64- split=-231-
  split2=-158- splitt=-214- spoiler=-254- spoken=-111- sponsor=-258- spot=116h spr=-106- spread=240p spreadsheet=127x
  sql=-329- sqlit=-191- sqlite3=-135- squar=-91- squash=-341- sr=-183- src=-187- srv=-222- ss=-218- sse=-74- ssh=97x
  ssl=-194- st=-139- stab=-292- stabl=-250- stack=-239- staff=-37- stag=-435- stal=-349- stall=-297- stamp=-293-
  stamped=-92- stand=-155- standalon=-119- standard=-237- standardiz=-180- standby=-242- stanza=-149- star=68a
  start=-33- starter=-117- startup=51p stash=-329- stat=-206- statement=-191- static=-267- station=-276-
  statistic=-137- statoverrid=-141- statu=-162- statuscod=-98- stay=84h stc=-120- stdcall=-235- stdin=-320- stdio=-228-
  stdout=-192- steer=-44- stefanski=-85- step=225h stick=-150- still=-199- stm32l4xx=-97- sto=-164- stock=-153-
  stolen=-203- stood=-241- stop=315o stopp=-195- stor=-208- storag=-186- store=-287- storesiz=-156- story=-105-
  str=-131- straight=178h stranger=62x strategy=106x stream=-129- streamabl=-185- street=-239- stretch=-156-
  strict=-327- stricter=-171- strik=208o stringifi=-125- stringify=-86- strip=-90- stripbom=-64- stripp=-147-
  strong=-216- strp=-65- strtab=-49- struct=-172- structur=-145- structuredpatch=-54- stt=-54- stub=-124- studio=-255-
  study=171a stuff=-234- styl=-126- stylelint=-99- sub=-33- subagent=111p subdirectori=-148- subdirectory=-212-
  subdomain=-106- subject=243h subkey=-126- submit=191x submitt=-208- submodul=-217- subnet=-93- subnetmaskaddres=-50-
  subordinat=-173- subpath=-133- subproces=-99- subquery=-148- subschema=-175- subscrib=-53- subscript=-146-
  subscription=-123- subsection=-43- subsequent=-208- subset=-200- subsidiary=-120- substantial=-118- substitut=-108-
  substitution=-191- substr=-110- subsystem=-125- subtract=-157- subtyp=-152- succe=-176- succeed=-126- succes=197h
  successful=-64- successor=132p such=-128- sudo=257c sufficient=-245- suffix=-194- sugar=-252- suggest=-27-
  suggestion=31o suit=-107- suitabl=-100- sum=88l sumchecker=-186- summari=-354- summaris=62l summariz=59l summary=63h
  summaryfailur=-161- summer=-218- sun=-165- sunday=-414- sup=-112- super=-252- supersed=156o superuser=-285- supp=242x
  supplemental=-198- suppli=-278- supplier=-152- support=-119- suppos=23h suppres=-85- sure=51h surfac=83h
  surpris=-306- surrogat=-247- surviv=151p suspend=129a suspiciou=146h svc=101a svg=-277- swallow=111h swap=26h
  swatch=-224- swear=24r switch=-50- sym=-160- symbol=-154- symbolic=-215- symlink=-210- symmetric=-102- syms=-195-
  symtab=-62- sync=-73- synchroniz=-287- synchronization=-224- synchronou=-241- synchronous=-149- synonym=-137-
  syntax=-153- synthetic=-168- syslog=-113- system=203l systemctl=-319- systemd=-143- sysv=-121- t=-222- tab=-185-
  tabl=-102- table=-211- tablespac=-117- tablet=-298- tabs=-195- tag=-239- tagg=-31- tags=-260- tail=-242- tak=-326-
  take=168o taken=-94- taker=-234- talk=-120- tamil=-202- tap=-236- tapasync=-92- tape=-213- tapp=-218- tappromis=-103-
  taps=-161- target=-69- tax=-224- tcb=-277- tcl=-92- tcp=150c tea=-339- teach=23p teacher=-205- team=-269-
  tearoff=-110- technical=30h techniqu=-79- technology=-238- telegram=296x telemetry=-32- templat=104p template0=-118-
  temporal=-100- temporari=-207- temporary=-260- ten=-289- tenant=-26- tend=101h tent=-193- tenth=-154- teredo=-129-
  term=82h terminal=90r terminat=-256- termination=-170- terminator=-185- test=-528- tester=-225- text=-77-
  textdecoder=-102- textencoder=-113- textrel=-101- th=142h than=-109- thank=-289- that=48p the=31x theatr=-223-
  their=-131- them=123x themselv=-231- then=-186- there=-61- thes=-163- thesauru=-132- thesi=-322- they=-125-
  they'r=-159- thin=-121- think=221h third=-213- thirty=-252- this=22p thos=-79- though=143h thought=-108-
  thousand=115c thre=-199- thread=-149- threadstream=-183- threat=-97- threshold=-175- threw=-101- through=-144-
  throughout=87h throughput=-55- throw=-161- thrown=-168- throwonlimitexceed=-83- thu=-205- thumb=-41- thursday=-321-
  thus=-230- ti=-101- ticket=-273- tidelift=-227- tier=-406- ties=31o tiff=-121- til=-162- tild=-143- tile=-99-
  tim=-112- time=-63- timelin=-176- timeout=-221- timer=-291- timestamp=48h timezon=-166- tin=-169- tiny=-76-
  tinybench=-245- tinyexec=-32- tips=-318- titl=24x titlebar=-191- titu=-109- tj=-59- tl=-155- tldt=-165- tls=-38-
  tm=-103- tmp=333p toast=-239- tobecallablewith=-51- toc=-124- today=518o todo=-161- toequaltypeof=-149- toextend=-20-
  tofu=-185- together=-134- toggl=-316- token=96x tokeniz=-99- tokenizer=-205- told=66l tolerant=-166- tom=-204-
  tomatchobjecttyp=-33- tomato=-170- toml=-145- tomldat=-95- ton=-197- tone=-236- tonight=358x too=-193- took=-275-
  tool=-39- toolbar=-54- tooltip=-210- top=20o topic=-35- toplevel=-186- torn=-181- tostr=-184- total=-181- touch=163p
  touchpad=-86- trac=-56- track=-284- tracker=-62- trad=-24- traditional=-176- traffic=207h trailer=-222- train=-224-
  trampolin=-108- transaction=-133- transcript=207x transfer=339h transform=-123- transformation=-174- transient=-239-
  transition=-71- translat=-60- translation=-111- translator=107x transmission=-254- transmit=303x transparency=-64-
  transparent=-26- transpil=-140- transpiler=-144- transport=-265- trap=-182- trapp=-102- trash=50c travers=-265-
  traversal=-125- tre=-165- treasurer=-293- treat=242o treatment=-125- tree=-213- tri=-251- triangl=-198-
  triangulation=-197- trigger=-61- trim=-243- trimm=-149- trip=-472- trojan=183c troubl=78c true=-40- truncat=-90-
  truncation=-129- trust=129a trustdb=-246- truthy=-152- try=-124- ts=-250- tsc=-132- tsconfig=-145- tsquery=-92-
  tsx=-32- ttl=23p tty=-228- tue=-73- tuesday=-412- tun=-65- tunnel=272x tupl=-166- tuplestor=-115- turn=83h
  tutorial=-111- tv=-187- tweet=325x twelv=-156- twenty=-194- twic=-313- twin=-87- twitter=-286- two=-227- tx=-136-
  txt=163p typ=-112- type=-140- typedarray=-69- typeerror=-168- typescript=-252- typical=-200- typmod=-141- typo=-325-
  tyr=-222- tz=-128- u=-226- ubuntu=-157- udt=-62- ui=-213- uid=-298- uids=-157- uint16array=-49- uint64=-145-
  uint8=-103- uint8array=-123- umd=-100- unabl=-144- unacceptabl=-270- unalign=-131- unattend=247h unauthoriz=117c
  unavailabl=-141- unbash=-237- unc=-133- uncensor=179r uncertain=-66- unchang=-134- uncl=91r unconditional=-171-
  undat=-110- undef=-122- undefin=-123- under=72h underflow=-166- underly=-175- underscor=-93- understand=-145-
  understood=-28- undici=-274- undo=-285- undocument=-137- undon=-253- unencrypt=-242- unescap=-67-
  unevaluatedproperti=-110- unexpect=-148- unfilter=235r unfinish=-177- unhandl=-198- unicod=-229- unifi=-101-
  uniform=-24- uniforum=-112- unignor=-157- unimplement=-120- uninstall=349c union=-161- uniqu=-316- uniqueitem=-109-
  unit=-228- universal=-115- unix=-170- unknown=-67- unlearn=370o unles=-376- unlik=-128- unlike=-115- unlimit=-121-
  unlink=-185- unlock=126r unlogg=-242- unmatch=-120- unmerg=-251- unnam=-117- unnecessary=158h unpack=-210-
  unpair=-152- unquot=-82- unreachabl=-204- unread=330h unreadabl=-95- unrecognis=-216- unrecogniz=-194- unresolv=-170-
  unresolvabl=-72- unrestrict=190r unsaf=41h unseen=58h unset=-73- unsign=208c unspecifi=-146- unsubscrib=-163-
  unsupport=-167- unterminat=-122- until=108c untouch=-87- untrack=-199- untrust=-84- unus=-283- unwind=-251-
  unwritabl=-120- up=211x upd=209p updat=-91- updatabl=-121- updater=365p upload=187x upon=25p upper=-226-
  uppercas=-159- upstream=-200- urgent=-130- uri=-187- uris=-206- url=-162- urlencod=-100- urls=-310-
  urlsearchparam=-137- us=-159- usabl=-252- usag=-243- usb=90x use=-171- usecallbackref=-76- used=-116- useful=-158-
  usemergeref=-195- user=69h useref=-215- userland=-124- usernam=-292- uses=-289- usr=136p usual=70a usuario=-143-
  utc=-99- utf=-161- utf16=-85- utf8=-141- utf8fromstr=-151- util=-180- utiliti=-152- utility=-173- utiliz=-72-
  uuid=-247- v=-352- v0=-39- v1=-225- v10=-69- v3=-110- v4=-215- v4bx=-144- v5=-194- v6=-141- v7=-95- v8=-177-
  vacuum=-192- val=-160- valid=-141- validat=-266- validation=-160- validationerror=-107- validator=-158-
  validity=-211- valu=-156- van=-101- vanilla=-163- var=-38- variabl=-176- variadic=-199- variant=-162- variation=-91-
  variou=-136- vary=-261- vault=201x vector=-194- vegetarian=-96- veneer=-123- venu=-239- verb=-169- verbatim=236l
  verbos=-126- verdict=-218- verifi=101a verification=96x verify=-70- vers=-147- versa=-83- version=-153- vertex=-130-
  vertical=-148- very=-121- vet=-203- vfp=-71- via=-232- vice=-76- video=-305- view=-149- viewer=73x viewport=-111-
  villag=-202- villain=93r vim=-212- violat=49o violation=-243- virtaddr=-111- virtual=-189- viru=252c visibility=77h
  visibl=-41- visit=-206- visitor=148l visitorkey=-174- visual=-219- visualiz=-67- vite=-261- vitest=-220- vm=-145-
  vma=-175- vms=-150- vnd=-55- voic=292x void=-173- volatil=-108- volum=-63- volunteer=-141- vpst=-140- vpt=-177-
  vs=-217- vscod=-141- vue=-178- vulnerabiliti=-88- vulnerability=-224- w=-348- w3c=-144- wait=44h waiv=223a wak=125h
  wake=168p wal=-216- walk=-244- walker=-168- wall=110x wallet=95x wang=-121- want=-117- wanzek=-73- warc=-170-
  warm=-264- warmup=-278- warn=-126- warranti=-239- warranty=-154- was=-123- wash=-329- wasm=-257- wasn't=-52-
  wast=-62- watch=-62- watcher=43p water=-334- way=-76- ways=-214- wchar=-77- we=-227- we'r=-77- we'v=95o weak=-131-
  weapon=140r weather=-136- weav=209p webcam=322x webcrypto=-47- webgl=-111- webgpu=-190- webhook=136x webkit=-100-
  webpack=-362- websit=-261- websocket=-299- wed=-193- wedd=-265- wednesday=-294- week=-231- weekend=-263- weigh=-142-
  weight=-155- welcom=28a well=-116- went=-78- were=113o what=64l whatever=388o whatwg=-165- wheel=-181- when=-151-
  whenever=304p wher=76h wherea=-100- wherever=251c whether=-227- which=-34- whichever=-176- whil=-115- whilst=-136-
  whit=66x whitelist=245a whitespac=-258- who=403r whoever=323x whol=-106- whom=63x whos=-60- why=-185- wide=-130-
  widget=-269- width=-159- wif=-245- wifi=260c wiki=-208- wikipedia=-139- will=-184- win=-223- window=-166-
  windowspathsnoescap=-172- wine=-249- wins=-48- winter=-296- wip=80h wipe=154c wir=-116- wire=-34- wish=236o
  with=-111- withdrawn=222o withheld=-225- withhold=195h within=-145- without=95h won't=60h wonder=173h word=21l
  work=-151- workaround=-191- worker=-308- workflow=-152- workload=-224- workshop=-215- workspac=-24- worktre=-227-
  world=87c worm=-225- wormer=-109- worri=172h worth=-152- would=-123- wrap=-245- wraparound=-230- wrapp=-98-
  wrapper=-153- writ=-120- writabl=-107- writeback=-233- writer=33r written=-73- wrong=-214- wrot=-75- ws=-170-
  www=-221- x1=-144- x64=-74- x86=-128- xcoff=-135- xdg=-174- xid=-197- xml=-182- xmlchar=-194- xor=-171- xpm=-176-
  xrp=-70- xtensa=-67- xy=-87- xyz=-68- xz=-164- yallist=-159- yaml=-21- yankov=-68- yarn=-222- year=-206- yes=246h
  yesterday=260h yet=-321- yield=-271- yml=-186- you=63r you'd=212a you'r=222r you'v=279h your=201l yourself=343r
  z=-220- za=-122- zd=-117- zero=-52- zip=290x zlib=-152- zod=-199- zol=-108- zon=-211- zone=-135- zoom=-140- zsh=-198-
  zshrc=74p zstd=-167- zu=-109- zustand=-172-
`;
