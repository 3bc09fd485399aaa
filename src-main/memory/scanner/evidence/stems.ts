/** Weights of stems; ^ stands for the first word of a sentence. Written by bench/scanner-train.ts. */
export const stems = `
  #agentfile=113p #ip=415x #mail=181x #number=-232- #phone=354x #secretfile=253x #url=647x ^#agentfile=-284- ^#ip=-59-
  ^#number=-206- ^#url=-29- ^a=-214- ^abandon=70o ^abi=-160- ^ability=-178- ^abort=-207- ^about=-191- ^abov=-229-
  ^absolut=-69- ^accept=-198- ^access=-178- ^account=-157- ^acquir=-145- ^act=92r ^activ=-268- ^activat=189o
  ^acts=-201- ^actual=-44- ^add=-78- ^additional=-153- ^addres=-188- ^adds=-378- ^admin=-56- ^administrator=-258-
  ^advanc=-177- ^after=148h ^agent=-254- ^aggregat=-197- ^agre=36h ^ai=90a ^ajv=-257- ^algorithm=-146- ^alia=102p
  ^alignment=-227- ^all=-43- ^allocat=-211- ^allow=-245- ^already=153h ^also=-123- ^alt=-184- ^alter=198h
  ^alternat=-165- ^alternativ=-85- ^alternative=-250- ^alway=-225- ^ambiguou=-134- ^amount=-243- ^an=-177- ^and=-268-
  ^another=-307- ^answer=281r ^antiviru=-224- ^any=252h ^anyon=50a ^anyth=118o ^api=-200- ^apl=-140- ^app=-256-
  ^append=122p ^appli=-209- ^application=-193- ^apply=-195- ^approv=158h ^approval=105h ^architectur=-36- ^archiv=-136-
  ^are=-244- ^args=-187- ^argument=-184- ^arm=-140- ^arp=-167- ^array=-187- ^as=-87- ^ask=-100- ^asks=-392-
  ^assertion=-82- ^assign=-208- ^assistant=178a ^associat=-142- ^assum=178r ^ast=-137- ^async=-189- ^asynchronou=-128-
  ^at=-119- ^attach=70x ^attack=135c ^attempt=-185- ^attention=52a ^attribut=-201- ^audit=-273- ^authentication=-167-
  ^author=138a ^authoris=-70- ^automatic=-141- ^automatical=97h ^availabl=-172- ^avoid=282h ^await=151c ^aws=33x
  ^axe=-209- ^b=-131- ^back=-156- ^background=-179- ^backup=55x ^bad=-207- ^bank=-241- ^bare=-102- ^bas=-61-
  ^base=-254- ^bash=196c ^be=330r ^beacon=-44- ^becaus=-234- ^becom=212r ^beep=-144- ^begin=207o ^beginn=115a
  ^behav=44r ^behavior=-134- ^behind=-160- ^below=-143- ^benchmark=-133- ^best=-63- ^better=-103- ^between=164h
  ^beyond=-121- ^bfd=-122- ^bigmap=-88- ^binary=-292- ^bind=-262- ^bisect=-169- ^bit=-101- ^blank=-189- ^block=-193-
  ^body=103a ^boolean=-65- ^border=-90- ^bosnian=-121- ^both=-146- ^br=145l ^branch=-262- ^broadcast=86x ^broken=-98-
  ^browser=-230- ^btre=-174- ^budget=-149- ^buffer=-104- ^build=-217- ^built=-153- ^bump=-264- ^bundl=131h ^but=-141-
  ^buy=-100- ^bypas=-68- ^byt=-187- ^byte=-137- ^c=-346- ^cach=-127- ^cacheabl=-44- ^calendar=-212- ^call=-109-
  ^callback=-94- ^caller=-203- ^can=-243- ^can't=-236- ^cancel=-189- ^cannot=-174- ^caps=-130- ^capslock=-158-
  ^captur=125x ^carri=-128- ^carry=-144- ^case=-171- ^cast=-156- ^cat=67p ^categori=-123- ^category=-169- ^cd=-223-
  ^cdrom=-113- ^certain=-43- ^certificat=-213- ^chaij=-59- ^chang=58p ^channel=-152- ^char=-162- ^character=-206-
  ^chat=-303- ^check=-192- ^checkout=-200- ^child=-101- ^chmod=-240- ^chokidar=-232- ^choos=-169- ^chromium=-226-
  ^chunk=-101- ^claim=34h ^clas=-46- ^clean=-100- ^clear=-47- ^click=-57- ^client=-207- ^clon=-198- ^clos=-372-
  ^cmp=-60- ^code=-245- ^codec=-140- ^collation=-88- ^collect=-93- ^color=-209- ^column=-136- ^combin=-160-
  ^comdat=-149- ^comma=-171- ^command=-271- ^comment=-157- ^commit=-39- ^common=-280- ^compact=-241- ^compar=-158-
  ^comparator=-168- ^comparison=-78- ^compil=-20- ^compiler=-103- ^complet=43l ^component=-177- ^compres=176x
  ^compress=-228- ^compression=-149- ^conceal=34h ^concurrent=-148- ^condition=-125- ^conditional=-162- ^conffil=-125-
  ^confidential=-253- ^config=42p ^configur=-195- ^configuration=-318- ^confirm=-75- ^confirmation=-140-
  ^conflict=-145- ^connect=113c ^connection=-225- ^consent=77h ^consider=264o ^const=-195- ^constant=-112-
  ^constraint=-163- ^construct=-95- ^constructor=-152- ^consumer=-142- ^contact=-256- ^contain=-125- ^context=-235-
  ^continu=137l ^control=-180- ^conversation=-213- ^conversion=-110- ^convert=25l ^cooki=-197- ^copi=-331- ^copy=-338-
  ^copyright=-180- ^core=-206- ^correspond=-154- ^corrupt=75c ^cors=-267- ^cost=-196- ^could=-152- ^couldn't=-231-
  ^count=-178- ^court=149a ^cover=67h ^crack=125c ^creat=-31- ^credential=-199- ^crl=-101- ^croatian=-135- ^ctf=-221-
  ^cu=-48- ^current=-205- ^cursor=-109- ^custom=-126- ^customer=-141- ^cut=229c ^cuts=-221- ^cwd=-56- ^d=-409-
  ^dat=-180- ^data=-119- ^databas=-304- ^date=-94- ^de=-155- ^dear=155a ^debian=-178- ^debug=44l ^decid=-221-
  ^declar=-55- ^declaration=-96- ^decod=-204- ^default=-108- ^defin=-233- ^delay=134h ^delet=-222- ^deliver=193x
  ^deny=-155- ^depend=-39- ^dependency=-240- ^deploy=173c ^deprecat=-224- ^depth=-185- ^deriv=-202- ^describ=-207-
  ^description=-258- ^destination=-276- ^destroy=165c ^detail=-25- ^detect=-127- ^determin=-77- ^deterministic=-74-
  ^developer=-149- ^devtool=-90- ^did=-296- ^die=-126- ^diff=-104- ^differenc=-32- ^different=-123- ^direct=-40-
  ^direction=-185- ^directiv=-137- ^directory=-122- ^disabl=-85- ^disassembler=-161- ^discard=-32- ^disclos=93l
  ^disconnect=-210- ^disguis=171h ^disregard=-110- ^djb2=-84- ^do=129h ^docker=-205- ^docs=-143- ^document=-96-
  ^documentation=-174- ^does=-177- ^doesn't=-228- ^domain=-112- ^done=-251- ^doubl=-157- ^draft=-147- ^draw=-239-
  ^dropp=-192- ^dry=-348- ^dsp=-127- ^dt=-129- ^due=-149- ^dump=170x ^duplicat=-209- ^dur=-169- ^dw=-147- ^dwarf=-150-
  ^dynamic=-232- ^e=-395- ^each=-46- ^earlier=-194- ^easy=-154- ^echo=168l ^edit=168p ^either=-86- ^el=-150-
  ^electron=-219- ^element=-94- ^elevat=101a ^elf=-248- ^else=-64- ^email=61x ^emb=-20- ^emergency=201a ^emit=45x
  ^empty=-54- ^enabl=-127- ^enablecach=-76- ^encod=90x ^encryption=-123- ^end=-83- ^ends=-182- ^enforc=-153-
  ^english=-95- ^ensur=153p ^enter=74r ^entity=-129- ^entri=-32- ^entry=-195- ^enum=-116- ^environment=-178-
  ^epoch=-83- ^equal=-149- ^equivalent=-24- ^eras=135c ^error=-205- ^escap=-185- ^eslint=-99- ^esm=-137- ^espre=-97-
  ^estimat=-226- ^ethic=26r ^even=39p ^event=-231- ^every=-147- ^everyon=-135- ^everyth=143o ^exact=-119- ^exampl=-171-
  ^except=-153- ^exclud=-102- ^execut=112c ^execution=-163- ^exfiltrat=200x ^exist=-345- ^exit=-152- ^expand=-143-
  ^expect=-156- ^expir=-161- ^explain=-39- ^explicit=-151- ^exploit=-227- ^export=-370- ^expos=249l ^expression=-130-
  ^extend=107p ^extendabl=-94- ^extension=-247- ^external=-216- ^extra=-208- ^extract=146x ^extraneou=-186- ^f=-188-
  ^fail=-240- ^failur=-250- ^fake=30h ^fall=-159- ^fals=-246- ^fast=-159- ^faster=-62- ^fatal=-186- ^feel=-114-
  ^fetch=77c ^field=-145- ^fil=-168- ^file=-156- ^filenam=-195- ^fill=170l ^filter=-319- ^final=32a ^find=-288-
  ^finish=-211- ^firewall=-240- ^first=-353- ^fix=-201- ^flag=-229- ^flash=216c ^flatcach=-166- ^float=-97- ^flood=211c
  ^flush=-124- ^fold=-334- ^folder=-247- ^follow=-33- ^font=-213- ^foo=-55- ^for=76h ^forc=51c ^foreign=-108-
  ^forever=-123- ^form=-184- ^format=148c ^formatter=-93- ^forward=-191- ^found=-239- ^fraction=-194- ^fram=-324-
  ^free=35r ^french=-146- ^from=194o ^fromschema=-88- ^full=-185- ^function=26a ^further=-171- ^futur=-246- ^g=-286-
  ^garbag=-177- ^gas=-101- ^gather=-87- ^gdpr=-166- ^general=-128- ^generat=-241- ^generic=-106- ^german=-142-
  ^get=103c ^gets=-189- ^gett=-191- ^git=-252- ^giv=-335- ^give=102l ^given=-245- ^gle=-120- ^glob=-108- ^global=-115-
  ^gnu=-138- ^goal=-95- ^goes=-262- ^got=-193- ^grab=232x ^grant=-32- ^graphic=-174- ^grep=-237- ^group=-191-
  ^gstreamer=-191- ^gtk=-193- ^guidelin=-310- ^h=-241- ^half=-226- ^hand=79x ^handl=-181- ^handler=-182- ^has=-338-
  ^hash=-190- ^hashery=-174- ^have=188h ^haven't=-161- ^he=-374- ^head=-295- ^header=-215- ^hello=26a ^help=-263-
  ^helper=-307- ^henc=-98- ^her=26x ^here=31o ^herm=-258- ^hi=-29- ^hid=-318- ^hidden=-354- ^high=-142- ^higher=36a
  ^highlight=-84- ^hint=-212- ^his=-146- ^history=-265- ^hits=-147- ^hold=-48- ^home=-184- ^hook=-31- ^horizontal=-113-
  ^host=-327- ^hostnam=-204- ^how=-203- ^however=-177- ^html=-232- ^http=-241- ^human=171a ^hungarian=-64- ^i=25a
  ^i'd=111h ^i'm=-47- ^id=-260- ^ident=-198- ^identifier=-240- ^identify=66r ^ids=-229- ^ie=-117- ^ignor=65o
  ^illegal=-311- ^imag=-163- ^imagin=-67- ^immediat=-121- ^implement=-212- ^implementation=-109- ^import=-321-
  ^important=-72- ^improper=-191- ^in=46p ^inappropriat=-163- ^includ=31x ^incompatibl=-119- ^incorrect=-192-
  ^increas=-81- ^incremental=-100- ^index=-211- ^indicat=-331- ^indirect=-79- ^initial=-231- ^initializ=-220-
  ^inlin=-140- ^input=-158- ^insert=-20- ^insid=-285- ^insn=-120- ^inspect=-156- ^install=106c ^instead=-113-
  ^instruction=47o ^insufficient=-285- ^integer=-89- ^intel=-86- ^internal=-89- ^interpret=-137- ^interrupt=-208-
  ^interval=-144- ^into=-247- ^invalid=-127- ^invok=226c ^ip=-100- ^ipaddr=-75- ^is=-246- ^ismobil=-139- ^it=-64-
  ^it's=-38- ^iteration=-173- ^its=-277- ^j=-264- ^jailbreak=179r ^javascript=-152- ^join=160c ^journal=-126-
  ^jsdiff=-116- ^jsdom=-206- ^json=-207- ^jsonb=-93- ^jsonpath=-102- ^jump=-155- ^junk=-147- ^just=211h ^k=-202-
  ^keep=34p ^kerbero=-163- ^key=-240- ^keys=-239- ^keyv=-43- ^keyword=-80- ^kill=74c ^kind=302o ^knip=-114- ^l=-302-
  ^label=-134- ^languag=-137- ^larg=-100- ^last=-142- ^latest=-144- ^latvian=-167- ^launch=161c ^layout=-93-
  ^lays=-310- ^lc=-193- ^ld=-96- ^ldap=-156- ^lead=-212- ^leak=217x ^learn=177p ^leav=140h ^left=-186- ^length=-102-
  ^les=-122- ^less=-182- ^let=433x ^lets=-318- ^librari=-48- ^library=-65- ^licens=-229- ^lie=-119- ^lik=-94-
  ^like=-163- ^limit=-266- ^lin=-121- ^line=-146- ^link=-60- ^linkag=-104- ^linker=-156- ^list=-238- ^listen=143a
  ^listener=-156- ^literal=-182- ^live=216r ^lo=-157- ^load=44p ^loadabl=-77- ^local=-121- ^locat=-98- ^location=-308-
  ^lock=-111- ^lockfil=-156- ^log=129x ^logger=-123- ^logical=-68- ^login=40p ^logitech=-179- ^logs=-256- ^long=-79-
  ^longest=-173- ^look=-354- ^loop=-83- ^lost=-127- ^lower=-238- ^lts=-159- ^lu=-95- ^m=-273- ^mach=-126- ^macro=-181-
  ^made=-264- ^magic=-145- ^mail=432x ^main=-110- ^major=-153- ^mak=-280- ^make=276p ^malayalam=-111- ^malform=-200-
  ^malwar=-283- ^manag=-163- ^management=-116- ^many=-185- ^mapp=-212- ^march=-86- ^mark=105h ^mask=-125- ^master=-206-
  ^match=-176- ^materializ=-147- ^math=-91- ^max=-276- ^maximum=-175- ^may=-76- ^mcp=-285- ^mean=-109- ^meant=-164-
  ^member=-148- ^memori=-201- ^memory=-241- ^mention=-270- ^merg=66h ^messag=59a ^meta=-165- ^method=-193-
  ^microsoft=-187- ^middlewar=-196- ^migrat=-74- ^millisecond=-277- ^mime=-162- ^min=-94- ^mine=206c ^minimal=-121-
  ^minimum=-220- ^minor=-265- ^mirror=166x ^mismatch=-132- ^miss=-237- ^mit=-131- ^mix=-134- ^mkfs=223c ^mlibrary=-62-
  ^mno=-230- ^mode=-103- ^model=-328- ^modify=174p ^modul=-129- ^monitor=-275- ^more=-165- ^most=-190- ^mount=152c
  ^mov=-208- ^move=-128- ^mozilla=-111- ^msgid=-174- ^multi=-123- ^multipl=-163- ^multixact=-223- ^must=-376-
  ^mwarn=-108- ^my=114a ^n=-230- ^nam=-271- ^name=-197- ^namespac=-69- ^nativ=-73- ^nc=235x ^need=-312- ^negativ=-143-
  ^neglect=38o ^neither=-162- ^neon=-106- ^nest=-124- ^net=186c ^netstat=-212- ^never=-178- ^next=-209- ^night=-135-
  ^no=-120- ^nod=-123- ^node=-183- ^non=-140- ^nondeterministic=-125- ^none=-234- ^nonstandard=-83- ^not=-174-
  ^note=-201- ^noth=51o ^notic=-209- ^now=62r ^npm=-270- ^nr=-124- ^nt=-161- ^null=-178- ^num=-200- ^number=-185-
  ^numeric=-105- ^o=-191- ^obey=140c ^object=-182- ^obug=-43- ^ocsp=-111- ^odd=-116- ^of=-293- ^off=-296- ^offer=59x
  ^official=-43- ^offset=-200- ^ok=-167- ^old=50o ^older=-141- ^omit=56h ^on=84p ^once=169p ^one=-328- ^onlin=-112-
  ^only=-203- ^opaqu=-188- ^opcod=-171- ^open=-38- ^openai=205a ^openssl=-132- ^operand=-146- ^operation=-229-
  ^operator=-331- ^option=-199- ^optional=-150- ^optionator=-26- ^opts=-162- ^or=-196- ^order=42a ^orig=-44-
  ^origin=-137- ^original=-176- ^other=-264- ^otherwis=-248- ^ouestwar=-164- ^our=-70- ^out=-187- ^output=87l
  ^outsid=-176- ^over=-330- ^overflow=-139- ^overrid=-106- ^overrul=108h ^overwrit=228c ^owner=-211- ^p=-85-
  ^pack=-124- ^packag=-209- ^padd=-154- ^pair=-203- ^pango=-190- ^parallel=-164- ^parameter=-85- ^parent=-121-
  ^pars=-199- ^parseexpressionat=-155- ^parser=-82- ^part=-192- ^partition=-191- ^pass=45x ^password=-430- ^past=197l
  ^patch=-197- ^path=-229- ^pathspec=-118- ^pattern=-235- ^pay=116o ^payload=-257- ^pb=-113- ^pc=-134- ^pcre=-93-
  ^pcrel=-121- ^per=22a ^performanc=-207- ^perhap=-177- ^permanent=-179- ^permission=-183- ^persistent=-74-
  ^person=-262- ^persona=-44- ^personality=-41- ^pg=-107- ^pgpip=-122- ^photo=-294- ^pic=-163- ^pick=-337-
  ^picomatch=-136- ^pictur=128r ^pid=-87- ^piec=-148- ^pin=-54- ^ping=-99- ^pinn=-175- ^pino=-140- ^pinoj=-150-
  ^pixel=-171- ^plac=-79- ^plain=-100- ^plant=171p ^playwright=-77- ^plt=-94- ^plugin=-280- ^png=-47- ^pnm=-170-
  ^pnpm=-216- ^point=54p ^pointer=-126- ^polic=-92- ^policy=150h ^polish=-91- ^poll=166c ^port=-230- ^portion=-167-
  ^portugues=-128- ^pose=249r ^position=-199- ^possibl=-106- ^post=-43- ^potential=-105- ^powerpc=-61- ^powerpc64=-176-
  ^powershell=-232- ^pre=-157- ^predicat=-132- ^prefer=-171- ^preferenc=291h ^prefix=-120- ^prematur=-109-
  ^prepar=-226- ^prepend=-200- ^prereleas=-61- ^prerequisit=-80- ^pres=-228- ^present=262h ^preserv=-93- ^pretend=30r
  ^prettier=-179- ^prevent=-289- ^previou=-390- ^primary=-94- ^principal=-98- ^printer=-215- ^prior=179o ^priority=162a
  ^privat=-284- ^problem=-233- ^proce=169h ^proces=-216- ^process=-117- ^program=-128- ^promis=-165- ^promisor=-141-
  ^prompt=-317- ^properti=-114- ^property=-84- ^protect=-143- ^protocol=-155- ^provid=87x ^provider=-184- ^proxy=-123-
  ^prun=-222- ^psect=-133- ^pset=-112- ^public=-271- ^publish=69x ^pull=282c ^punycod=-99- ^push=-77- ^put=128p
  ^puts=-347- ^q=44h ^qifi=-337- ^qifiedevent=-156- ^qs=-128- ^query=73x ^queu=-175- ^quick=-104- ^quiet=87h ^quot=-46-
  ^r=-307- ^radiu=-76- ^rais=-279- ^rang=-139- ^rarp=-128- ^rather=212h ^raw=-197- ^re=-258- ^react=-288- ^read=-101-
  ^readon=-183- ^real=-202- ^reason=-207- ^rebas=-173- ^rebuild=-187- ^receiv=-175- ^recip=85x ^recit=273l
  ^recogniz=-210- ^recommend=-85- ^record=63x ^recovery=-172- ^recursiv=-182- ^red=-184- ^redistribution=-250-
  ^ref=-91- ^refer=-46- ^referenc=-181- ^reg=-220- ^regex=-117- ^regexp=-186- ^register=267p ^registry=-259-
  ^regular=-216- ^reindex=-40- ^reinitializ=-195- ^reject=-189- ^relation=-158- ^relativ=-238- ^relax=-237- ^relay=114x
  ^releas=-232- ^reload=-180- ^reloc=-77- ^relocation=-102- ^remain=141p ^remainder=-117- ^remember=-164-
  ^reminder=-72- ^remot=-284- ^remov=-101- ^removekey=-92- ^renam=75h ^render=223x ^rep=331h ^repeat=156l ^replac=69p
  ^replay=-212- ^replicat=204p ^replication=-73- ^repo=-211- ^report=81x ^repository=-39- ^reproduc=177l ^req=-183-
  ^request=-103- ^requir=-163- ^rerun=-128- ^reserv=-235- ^resolv=-147- ^resourc=-156- ^respond=151r ^rest=-232-
  ^restart=-266- ^restor=-245- ^restriction=34a ^result=-142- ^retry=-112- ^return=-171- ^reus=-222- ^reveal=75l
  ^revers=-257- ^revok=-192- ^rewrit=98p ^rfc=-160- ^right=-262- ^rl78=-58- ^roleplay=-41- ^romanian=-116- ^root=-144-
  ^rout=203x ^router=-97- ^row=-238- ^rows=-242- ^rsa=-136- ^rsrc=-147- ^rul=-218- ^run=64c ^runs=-257- ^rx=-89-
  ^s=-199- ^safety=-59- ^same=-192- ^sampl=-152- ^sav=-214- ^save=27p ^sax=-107- ^say=230h ^says=-316- ^scal=-180-
  ^scalar=-153- ^scan=186c ^schedul=-84- ^schema=-121- ^scop=-193- ^screenshot=-146- ^scroll=-210- ^search=-45-
  ^second=-229- ^secret=-114- ^section=-99- ^security=-204- ^see=-225- ^seed=-84- ^seek=-129- ^segment=-162-
  ^select=-284- ^selectiv=-173- ^selinux=-226- ^send=-126- ^sensitiv=114x ^separat=-162- ^separator=-215-
  ^sequenc=-183- ^serializ=-221- ^serv=-324- ^server=-299- ^servic=-306- ^session=-358- ^set=195p ^sets=-331-
  ^sett=-310- ^setup=-198- ^several=-259- ^sh=128c ^sha=-120- ^shap=-180- ^shar=28x ^she=-84- ^shell=-169- ^shift=-146-
  ^ship=82x ^short=-224- ^should=295p ^shown=-159- ^shut=79c ^sigma=-195- ^sign=195a ^signal=-84- ^signatur=-142-
  ^silent=-195- ^similar=-233- ^simp=168h ^simpl=-250- ^sinc=-199- ^singl=-190- ^size=-210- ^skill=-254- ^skip=-117-
  ^skipp=-343- ^slattach=-129- ^slip=300x ^small=-191- ^smart=-200- ^so=-201- ^some=-144- ^someth=-290- ^sorry=-207-
  ^sort=-224- ^sourc=-172- ^sourcefil=-199- ^sourcemapconsumer=-101- ^sourcescontent=-127- ^sp=-130- ^spac=-251-
  ^speak=84r ^special=-204- ^specifi=-92- ^specify=-206- ^spell=177l ^split=-127- ^spread=276p ^sql=-119- ^src=-139-
  ^ssh=-228- ^ssl=-219- ^stack=-157- ^stag=25h ^stal=-327- ^stand=-150- ^stanza=-163- ^star=-122- ^startup=106p
  ^stat=-54- ^statement=-236- ^statistic=-178- ^statu=97x ^stay=244r ^stc=-133- ^still=-182- ^sto=-150- ^stop=278c
  ^stor=146p ^str=-190- ^stream=166x ^strict=-129- ^strip=119h ^structur=-116- ^submit=63x ^submodul=-137-
  ^subscrib=97p ^subscription=-233- ^subsidiary=-142- ^substitution=-103- ^successful=-154- ^such=-74- ^sudo=62c
  ^summaris=-110- ^sun=-83- ^supp=135x ^support=-35- ^suppos=-90- ^suppres=77h ^svc=-254- ^swap=-150- ^switch=55r
  ^symbol=-147- ^symbolic=-86- ^symlink=-130- ^sync=-57- ^synchronou=-151- ^syntax=-155- ^system=40a ^t=-221-
  ^tabl=-186- ^tablespac=-176- ^tag=-124- ^tags=-158- ^tak=-283- ^take=384x ^tapp=-54- ^target=-197- ^task=-367-
  ^teach=178p ^tell=-124- ^templat=-201- ^temporari=-201- ^temporary=-191- ^terminal=-185- ^terminat=-299- ^test=-299-
  ^text=-401- ^than=-215- ^thank=-243- ^that=-144- ^the=-336- ^their=-132- ^them=-149- ^then=-375- ^ther=-259-
  ^there=154h ^thes=-238- ^thesauru=-165- ^they=-55- ^think=105r ^third=-205- ^this=-135- ^thos=-161- ^thre=-158-
  ^through=-173- ^throw=-238- ^thumb=-211- ^thus=-222- ^tidelift=-120- ^tiff=-93- ^tim=-136- ^time=-86- ^timeout=-90-
  ^timestamp=-224- ^titl=-296- ^tl=-86- ^tldt=-121- ^tls=-203- ^to=-363- ^tobecallablewith=-52- ^toc=-84- ^todo=83h
  ^toequaltypeof=-104- ^token=-325- ^told=-359- ^too=-198- ^tool=59a ^top=-203- ^topic=-195- ^trac=-266- ^trail=-110-
  ^train=-177- ^transaction=-85- ^transfer=27x ^transform=88r ^transmit=273x ^transport=-196- ^trap=-112- ^treat=365o
  ^tri=-248- ^trigger=-307- ^trim=-85- ^true=-323- ^truncat=62c ^trust=-82- ^try=-48- ^ts=-89- ^ttl=117p ^tupl=-132-
  ^turn=171c ^two=-197- ^typ=-304- ^type=-48- ^typeerror=-183- ^typescript=-94- ^typical=-159- ^typmod=-141- ^u=-429-
  ^ui=-93- ^uid=-157- ^unabl=-165- ^unalign=-124- ^undat=-103- ^undefin=-132- ^under=95h ^undici=-155- ^undo=-49-
  ^unexpect=-237- ^unhandl=-148- ^unicod=-241- ^uniqu=-235- ^unit=-212- ^unknown=-302- ^unlik=-114- ^unrecognis=-127-
  ^unrecogniz=-230- ^unresolv=-184- ^unset=63c ^unsupport=-192- ^until=-183- ^updat=-86- ^upload=-192- ^upper=-257-
  ^uri=-258- ^url=-325- ^us=-238- ^usag=-200- ^use=89x ^used=-200- ^useful=-123- ^user=-78- ^usernam=-184- ^uses=-275-
  ^usual=-239- ^utf=-154- ^utiliti=-233- ^v=-186- ^v2=-84- ^vacuum=-93- ^val=-130- ^valid=-175- ^validat=-254-
  ^validation=-105- ^valu=-125- ^variabl=-88- ^variadic=-201- ^vendor=-163- ^verifi=118a ^verify=-210- ^version=-148-
  ^vertical=-136- ^view=-204- ^void=-143- ^w=-400- ^wait=-443- ^wal=-228- ^walk=-166- ^wallet=-250- ^wang=-68-
  ^want=-286- ^warc=-132- ^warn=-253- ^was=-152- ^watch=-228- ^we=-106- ^we'r=45l ^web=-228- ^well=-124- ^were=-33-
  ^what=-165- ^whatever=117o ^when=111h ^whenever=196p ^wher=54h ^wherever=223x ^whether=-345- ^which=39l ^whil=-142-
  ^whit=-131- ^whitelist=263p ^whitespac=-90- ^who=-398- ^whoever=218a ^whol=-39- ^why=-226- ^width=-157- ^will=-279-
  ^window=-138- ^wipe=78c ^with=-342- ^withhold=283h ^within=-135- ^without=-254- ^work=155h ^worm=-227- ^would=-94-
  ^wrap=-154- ^writ=23p ^wrong=-184- ^x=-38- ^xml=-54- ^xmlchar=-97- ^xpm=-180- ^y=-290- ^yaml=-170- ^yes=-274-
  ^you=-132- ^you'd=143h ^you'll=135p ^you'r=336r ^you'v=105h ^your=321r ^z=-269- ^zero=-322- ^zod=-155- ^zone=-117-
  a=-77- a8=-69- aarch=-102- ab=-113- abbrev=-92- abbreviat=-172- abbreviation=-90- abc=-279- abi=-130- abiflag=-88-
  ability=-180- able=88h abnormal=-140- abort=-208- about=-150- abs=-65- absent=-170- absolut=-202- abstract=-108-
  accelerator=-149- accent=-186- accept=-87- acceptabl=-230- acceptanc=-80- acces=28a access=-196- accessibility=-167-
  accessibl=-255- accessor=-134- accord=-202- according=190r account=276a accumulat=-149- accumulator=-217-
  accurat=-158- acl=181x acme=-320- acorn=-179- acquir=-185- acros=95p act=343r action=53h activ=109p activat=60o
  acts=-248- actual=-142- ada=-284- adapter=-190- add=-61- addend=-120- addformat=-87- addition=-278- additional=-212-
  additionalitem=-124- additionalproperti=-155- addkeyword=-55- addon=-119- addr=-150- addres=-79- address=-200-
  address4=-137- address6=-128- addresserror=-122- adds=-253- addschema=-192- adjacent=-87- adjust=-233-
  adjustment=-226- admin=74a administrativ=-195- administrator=184a adopt=87p advanc=-84- advis=-74- af=-76-
  affect=-202- affix=-66- afresh=-366- after=-278- afterward=353h again=128p against=-141- age=-96- agenda=-238-
  agent=69p aggregat=-179- agnostic=-144- agre=355h agreement=175h ahead=203h ai=465r aim=-55- aims=-113- ajv=-266-
  aka=-182- al=101p album=-61- alert=221h alex=-190- algorithm=-192- alia=-32- alias=150p align=-73- alignment=-369-
  alik=-215- aliv=86p allergi=-276- allergic=-263- alloc=-132- allocat=-153- allocation=-137- allow=-224-
  allowdeprecat=-93- allowlist=214p alon=-231- along=96x alongsid=-115- aloud=309l alpha=-132- alphabet=-71-
  alphabetic=-148- alphabetical=-122- alphanumeric=-244- already=-188- also=-193- alt=-224- alter=145r alternat=21r
  alternativ=-204- alternative=-245- altgr=-108- although=218h alway=-180- am=-93- amaz=-177- amazon=-124-
  ambiguou=-92- amend=-168- american=-227- among=139h amount=64h amp=-86- amptrn=-218- an=-64- ana=-229- analysi=-220-
  analytic=-212- analyz=-213- ancestor=-161- anchor=59p and=34x android=-118- anew=-107- angl=-103- animat=-256-
  animation=-163- anna=-193- anniversary=-178- annotat=-83- annotation=-146- announc=203h annoy=-136- anonymou=-89-
  another=-307- ansi=-86- answer=192r anthropic=45a antiviru=257c any=-59- anybody=75h anymor=-180- anyof=-80-
  anyon=81h anyth=90r anyway=76h anywher=-50- apach=-82- api=-195- apis=-232- apl=-140- app=-321- apparent=-173-
  appear=64h appearanc=-66- appendright=-106- appl=-61- appli=-239- applicabl=-237- applicant=260a application=-157-
  apply=59o applypatch=-177- appointment=-97- approach=-138- appropriat=-145- approv=51a approval=208h apps=-90-
  appstream=-82- april=-291- apt=-277- ar=-117- arabic=-183- arbitrari=-31- arbitrary=-180- arc=-142- arch=-251-
  architectur=-258- archiv=-136- are=-169- area=-264- aren't=57r arg=-284- args=-247- argument=-191- argv=-160-
  aria=-180- aris=133h arithmetic=-178- arm=-122- arm64=-77- armor=-148- armv8=-185- around=-50- arp=-288- arr=-181-
  arrangement=255h array=-177- arraybuffer=-151- arrayformat=-111- arraylimit=-116- arriv=-99- arrow=-267- articl=-200-
  artifact=-154- ascend=-155- ascii=-240- ase=-123- asid=-133- ask=105h asleep=171h asm=-74- aspect=-149- assemb=-135-
  assembl=-165- assembler=-270- assert=-125- assertion=-156- asset=-269- assign=-246- assignment=-227- assistant=409a
  associat=-265- assuan=-219- assum=-43- ast=-162- async=-188- asyncend=-137- asynchronou=-125- asynchronous=-182-
  asyncstart=-137- at=-223- atom=-195- atomic=-169- attach=116x attachment=226c attack=275c attacker=234c attempt=-140-
  attention=162o attr=-40- attribut=-199- audio=182x audit=240h auditor=80a augment=-74- august=-214- aunt=-242-
  authenticat=-280- authentication=-221- author=-145- authoris=167a authority=338a authoriz=238p authorization=-272-
  auto=-49- autoapprov=163p automat=42a automatic=-159- automatical=-205- automation=-161- autostart=182p
  autovacuum=-228- autumn=-251- aux=-159- auxiliary=-188- availabl=-171- averag=-170- avoid=82h await=-59- awar=-236-
  away=30h aws=111x axe=-289- axebuilder=-137- axes=-171- axis=-125- azur=-49- b=-154- babel=-154- baby=-336- back=33p
  backdoor=180c backend=-277- background=-92- backslash=-164- backtrack=-127- backup=97c backward=-160- bad=-195-
  badg=186h bags=-284- bail=-233- bakery=-280- balanc=380x band=-296- bandwidth=-67- bank=251x banner=-143- bar=-137-
  bare=-135- bars=-86- bas=-224- base=-137- base32=-174- base58=-123- base58check=-94- base64=76x base64url=-255-
  baselin=-117- basenam=-152- baseurl=-74- bash=386c bashrc=263p basic=-116- basical=25o batch=-275- batteri=-173-
  battery=-321- baz=-46- bcc=255x be=30h be8=-169- bean=-113- bearer=96a beat=-39- becam=-297- becaus=-269-
  bech32=-167- becom=-41- bed=-274- been=279o beep=-192- befor=-268- began=-164- begin=109p beginn=69l beginner=-185-
  begun=-129- behalf=157h behav=-20- behavior=-366- behaviour=20a behind=-159- believ=61h bell=-177- belong=46x
  below=203o ben=-374- bench=-183- benchmark=-171- benefit=-152- berlin=-257- bes=-141- besid=-407- best=-167-
  beta=-119- between=-76- beyond=-273- bfd=-127- bias=114r bierema=-103- big=-280- bigger=-115- bigint=-148-
  bigmap=-114- bike=-293- bill=119h bin=-35- binari=-140- binary=47c bind=55o binder=-129- bins=-370- bios=226c
  birch=-325- birth=-117- birthday=-203- bisect=-274- bit=-93- bitfield=-135- bitmap=-262- bitsiz=-28- black=-201-
  blam=43h blank=-96- blaz=-115- blind=65h blink=-111- blob=-223- block=-186- blog=-123- blue=-152- blx=-131- bmp=-129-
  board=-119- boat=-218- bodi=-260- body=-113- bodyparser=-159- bogu=-163- boiler=-304- bom=-179- bond=-189- book=-285-
  bookmark=-247- boolean=-209- boom=-61- boot=262p bootstrap=-106- border=-194- bori=-112- born=-181- borrow=-168-
  bosnian=-134- boss=-59- bot=77x both=-230- botnet=44c bottom=-56- bought=-84- bounc=-79- bound=-150- boundari=-151-
  boundary=-175- br=166h brac=-157- bracket=-218- branch=-167- brand=-295- brazil=-130- breach=245h bread=-151-
  breakabl=-76- bridg=-180- brief=-152- brin=-201- brok=-204- broken=-348- brother=-190- brows=-28- browser=-43-
  browserify=-202- browserslist=-267- brut=135c bsd=-174- bss=-212- btre=-186- bubbl=-87- bucket=29x buffer=-304-
  bug=-238- buggy=-160- bugs=-420- build=-153- builder=-231- buildinfo=-141- built=-167- builtin=-260- bump=-257-
  bun=-197- bundl=-26- bundler=-158- bus=-329- busy=-182- but=-173- button=-259- buy=-34- bx=-118- by=-141-
  bypass=-239- byt=-165- byte=-138- c=54c c2=231c ca=-221- cabl=-250- cac=-135- cach=-193- cache1=-79- cacheabl=-135-
  cacheablememory=-149- cachedir=-241- cacheid=-172- cafe=-277- cake=-277- calculat=-219- calculation=-111-
  calendar=-201- call=-176- callback=-260- caller=344x camelcas=-103- can=-185- can't=-164- cancel=-114- cancell=-221-
  candidat=60a cannot=-165- canonical=-134- canva=-127- cap=-202- capabiliti=-320- capability=-235- capabl=-175-
  capital=-247- capitalization=-112- capp=-41- caps=-324- capslock=-193- captain=-284- car=-29- card=-115- care=-68-
  careful=-178- caret=-214- carpalx=-40- carriag=-178- carrier=-237- carry=195h cas=-186- case=-125- cash=-145-
  cast=-124- cat=-185- catalan=-174- catalog=-309- catch=-218- categori=-180- category=-142- cats=-193- caught=-38-
  caution=-194- cb=-213- cc=-204- ccach=-172- cd=-209- cde=-52- cdn=48x cdrom=-112- cell=-145- cellar=-388- censor=136r
  center=-203- centr=-207- ceo=47a cert=-165- certain=-266- certificat=-200- certificate=-182- certification=-191-
  cfa=-167- cfi=-204- cgen=-62- chai=-112- chaij=-59- chain=-215- challeng=-221- chanc=167h chang=-166- changelog=-183-
  channel=-192- chapter=-342- char=-310- character=-126- characteristic=-232- charg=107h charmap=-208- charset=-249-
  charsetsentinel=-81- chart=-220- chartyp=-66- chat=224x chatbot=-77- chdir=-96- check=-135- checkinterval=-89-
  checklist=-245- checkout=-178- checkpoint=-338- checksum=-186- cherry=-190- ches=-302- child=-109- children=26x
  childvisitorkey=-114- chines=-210- chmod=-46- choir=-225- chokidar=-276- choos=-337- chooser=-179- chosen=-240-
  chown=-100- chrom=-239- chromium=-204- chroot=-68- chunk=-274- ci=-206- cidr=-113- cie=-57- cipher=-161- circl=87p
  circuit=-206- circular=-140- circumstanc=173h cite=-172- city=-333- cjk=-258- cjs=-110- claim=-100- clarity=-184-
  clas=-221- clash=-43- class=-173- classic=-86- classnam=-215- claud=-23- claus=102h clean=-175- cleanup=-31-
  clearanc=183a cli=-266- click=227h client=-61- clientcert=-81- clinic=-239- clipboard=283x clipp=-28- clon=-351-
  clos=-204- close=-152- closest=-174- cloud=293x cloudflar=-96- club=-397- cluster=-38- cmd=-226- cmdk=-216- cmp=-120-
  cmyk=-141- coach=-319- coat=-282- cod=124x code=-36- codebas=-196- codec=-158- codepoint=-89- codeview=-111-
  coerc=-159- coercibl=-77- coercion=-102- coff=-257- coffe=-290- coin=70c cold=-75- collaborator=-109- collaps=87h
  collat=-91- collation=-187- colleagu=119p collect=-41- collection=-370- collector=-223- collision=-176- colon=-129-
  color=-225- colord=-108- colour=-251- column=-105- com=189h combin=-174- combination=-118- comdat=-157- come=-233-
  comma=-227- command=-150- comment=87c commit=-336- committ=-219- commonj=-196- communicat=-140- communication=-134-
  community=96x comp=383a compact=205p compaction=-184- company=-130- compaq=-146- compar=-229- comparator=-158-
  comparison=-202- compat=-100- compatibility=-160- compatibl=-145- competitiv=-89- competitor=285x compil=-185-
  compilation=-192- compiler=-93- compileroption=-100- complain=-210- complet=-203- completenes=-67- completion=-313-
  complex=-138- complianc=240a compliant=-120- complicat=-285- component=-262- compos=-279- composit=-67-
  compound=-178- compres=176p compressibl=-227- compression=-203- compressor=-150- compromis=-30- comput=-147-
  computation=-182- computer=281c concatenat=-174- concatenation=-94- conceal=87h concern=238h concert=-227-
  concurrency=-155- concurrent=-250- cond=-189- condition=-182- conditional=-213- conduct=-229- cone=-106- conf=-240-
  conffil=-151- confidenc=-105- confidential=173x config=-111- configarray=-56- configur=-130- configurabl=-121-
  configuration=-336- confirm=40h confirmation=284h conflict=-239- conform=-126- conformant=-76- confus=-96-
  congo=-114- conjunction=-80- connect=-28- connection=-224- conscienc=77r consecutiv=-142- consent=236h consider=55o
  consideration=234o consist=-138- consistency=-83- consistent=-151- consol=-269- const=-205- constant=-133-
  constrain=-102- constraint=-25- construct=-120- construction=-225- constructor=-164- consult=248h consum=-226-
  consumer=-116- consumption=-210- contact=25x contain=-93- container=111c content=71x context=108l contiguou=-92-
  continu=91h continuation=-267- contract=168x contradict=59o contrast=-178- contrecord=-188- contribut=-234-
  contribution=-350- contributor=-345- control=-58- controldata=-23- controll=-274- controller=205a convenienc=-163-
  convenient=-90- convention=-208- conventional=-156- conversion=-187- convert=-103- converter=-142- convinc=266h
  cooki=-166- cookie=-69- cookiejar=-171- coordinat=-42- copi=52h copro=-67- coproc=-112- coprocessor=-68- copy=-65-
  copyright=-364- cordles=-170- core=-39- corefil=-166- corner=-237- correctform=-58- correction=139p correctnes=-165-
  correspond=-217- corrupt=-20- cors=-317- cortex=-106- cost=-237- could=-182- couldn't=-334- council=-257- count=-99-
  counter=-185- coupl=-126- cours=-361- court=118a cousin=-272- cover=-37- coverag=-318- cpu=-221- cr=-115- crack=125c
  crang=-127- crash=40c crc=-157- crc32=-44- creat=-133- createtwofilespatch=-93- creation=-254- creator=255a cred=-83-
  credential=-31- credit=218x crim=280r criminal=256r criteria=-144- critical=-172- crl=-280- crlf=-102- croatian=-140-
  cron=-46- crontab=195p cros=-247- cross=-267- crosshair=-150- cruft=-75- cruiser=-305- crypt=-148- crypto=62c
  cryptographic=-44- csp=-239- csr=-171- css=-142- csv=-252- csvlog=-235- ctf=-195- ctl=-179- ctor=-142- ctrl=-342-
  ctyp=-104- cu=-52- cumulativ=-214- curl=252c current=-200- cursor=-188- custom=-208- customer=32x customerror=-148-
  customiz=-161- customization=-162- cut=59c cuts=-217- cve=-312- cwd=-157- cycl=-170- cyrillic=-240- d=-105- d3=-224-
  da=-256- dad=-350- daemon=23p dai=181p damag=-326- dan=333r dangerouslyallowbrowser=-218- daniel=-20- dark=-279-
  dash=-47- dashboard=-258- dat=-192- data=-101- database=-107- datadictionary=-64- datadir=-149- dataset=61x
  datatyp=-224- date=-211- day=-51- days=-437- db=-271- dbnam=-282- dbus=-85- dd=-85- de=-372- dead=-131- deadlin=-43-
  deadlock=-233- deal=-173- dealer=52x dear=155a deb=169c debian=-308- debug=-167- debugg=-70- debugger=-312-
  debuginfo=-231- dec=-177- december=-230- decid=180a decimal=-194- decision=203h declar=-214- declaration=-204-
  decoder=-133- decompres=-153- decompress=-141- decompression=-223- decoration=-254- decrement=-167- decrypt=-167-
  decryption=-116- deep=-175- deepen=-188- deeper=-157- def=-239- default=-165- defaultxmlversion=-178- defer=88p
  deferr=-124- deferrabl=-185- deffil=-139- defin=-137- definite=-124- definition=-198- deflat=-223- defs=-143-
  degre=-342- del=52c delaunator=-126- delaunay=-86- delegation=-173- deletemany=-128- deletion=292h delimit=-39-
  delimiter=-153- deliver=232x demand=344a demangl=-248- demo=-273- democratic=-193- demonstrat=-46- den=-239-
  deni=-282- denial=63c denisnam=-67- deno=-208- denot=-151- dentist=-271- deny=30h department=181a depend=-136-
  dependenci=-335- dependency=-344- dependent=-176- depiction=-200- deploy=-305- deployment=-164- depot=-163-
  deprecat=-206- deprecation=-253- deps=-157- depth=-251- der=-214- dereferenc=-114- deriv=-258- desc=-75-
  descend=-216- describ=-127- description=-111- descriptor=-226- desecration=-148- deserializ=-242-
  deserialization=-177- design=-326- designat=-147- designer=-192- desir=-134- desk=-227- deskerror=-223- desktop=116x
  despit=-202- dest=84x destination=-311- destroy=110c desugar=-182- detach=-225- detail=75x detect=-208-
  detection=-255- detector=-164- determin=-173- deterministic=-82- dev=-36- devdependenci=-224- develop=-256-
  developer=146o development=-324- deviation=-145- devic=68x devtool=-169- dfa=-67- dh=-177- diagnostic=-62-
  diagram=-158- dialect=-184- dialog=67h diary=-148- dictat=212x did=102h didn't=-219- die=-169- dies=-229- diff=-108-
  diffchar=-84- differ=-313- differenc=-185- different=-68- difflin=-137- diffstat=-290- digest=166h digit=-68-
  digraph=-170- dimension=-105- dimensional=-107- dinner=-414- dir=-26- direct=-252- direction=-248- directional=-117-
  directiv=-82- directori=-353- directory=-201- dirmngr=-262- dirnam=-143- dirti=-68- dirty=-169- disabl=-110-
  disagre=185o disallow=-212- disassemb=-185- disassembl=-203- disassembler=-157- disc=-239- discard=-89-
  disclaimer=-165- disclos=306l disclosur=-120- disconnect=-279- discover=60h discuss=-52- discussion=-51- disguis=159h
  dishwasher=-361- disk=75c dispatch=-192- dispatcher=-98- displacement=-129- display=-78- displaypath=-116-
  disposition=-181- disregard=-27- dist=-218- distanc=-256- distinct=-116- distinguish=-137- distribution=-266- div=57a
  diversion=-232- divert=-256- divid=-162- division=-151- divulg=31l djb2=-89- dkb=-110- dll=66c dn=-244- dns=176x
  do=72h doc=-141- docker=-21- docs=-431- doctyp=-196- document=202x documentation=-358- does=-98- doesn't=-75-
  dog=-405- dollar=-201- dom=-188- domain=-269- don't=137h done=-45- dont=95h door=-278- dos=-279- dot=-226-
  dotenv=-273- dotfil=-263- dots=-196- dott=-177- doubl=-284- doubt=93h down=78c downgrad=-141- download=124c
  downstream=-237- dp=-164- dpkg=-201- dr=-419- draft=-214- drag=-235- dragg=-132- drain=166x dramatical=-60- draw=-28-
  drawer=-230- drawn=-150- drill=-227- drink=-108- driv=326x driven=-136- driver=41c dron=-208- drop=75c dropp=-134-
  dry=-247- ds=-112- dso=-230- dsp=-149- dst=-137- dt=-145- du=-251- due=-333- dump=98x duplicat=-225- dur=-327-
  duration=-182- dutch=-253- dvorak=-197- dw=-112- dwarf=-154- dwo=-210- dx=-110- dynamic=-197- dynamical=-238- e=-146-
  eabi=-157- each=-60- ear=-313- earcut=-208- earlier=192o easi=-259- easier=-233- easter=-200- eat=-243- eb=-156-
  echo=205l ecma262=-41- ecmascript=-136- ecmaversion=-221- ecosystem=-184- ed=-290- edg=-124- edge=-110- edit=39p
  edition=-250- editor=-445- effect=-24- effectiv=-141- efficiency=-202- efficient=-147- effort=-288- eg=-118-
  eggs=-276- ego=148r egoist=-113- egsd=-221- eh=-73- eight=-345- either=-173- el=-362- elaps=-97- electron=-270-
  element=-228- elevat=137a eleven=-156- elf=-215- elfv2=-156- elfxx=-40- eliminat=-118- ellipsi=-285- ellipsiz=-144-
  else=-206- elsewher=-149- em=-107- email=96x emb=-62- embed=-70- emergency=217a emfil=-176- emit=-226- emitt=-306-
  emitter=-160- emoji=-158- employer=-243- empty=-98- emulat=-68- emulation=-175- en=-271- enabl=-131- enablecach=-76-
  enc=-91- enclos=-133- encod=-112- encoder=-56- encodevalueson=-57- encounter=-196- encourag=-188- encrypt=-152-
  encryption=-227- enctyp=-102- end=-195- endaddres=-155- endef=-111- endian=-152- endiannes=-84- endif=-198-
  endpoint=139x ends=-165- enforc=-292- enforcement=-82- engin=-43- engineer=-47- english=-328- enhanc=-155-
  enhancement=-107- enough=-94- enqueu=-208- ent=-276- entir=-282- entire=-31- entiti=-123- entity=-97- entri=-77-
  entry=-208- entsiz=-129- enum=-173- env=33x envelop=-199- environment=-191- eof=-283- eos=-188- eperm=-200-
  epoch=-166- equal=-77- equality=-204- equivalent=-169- er=-114- era=-59- eras=173c err=-193- errata=-142-
  erratum=-93- errback=-75- errno=-183- error=-181- es=-158- es2018=-96- es5=-209- es6=-202- esc=-250- escap=-209-
  eslint=-256- esm=-159- especial=-162- espre=-167- esprima=-189- essential=131p establish=-262- estimat=-233-
  estimator=-118- estravers=-184- estre=-74- etag=-183- etc=81p ethic=340r ethical=286r eu=-233- euro=-308-
  european=-101- eval=60c evaluat=-185- evaluation=-148- even=49p event=-224- eventemitter=-257- eventnam=-148-
  eventsourc=-145- eventual=-174- every=-47- everyon=206x everyth=144a everywher=-198- evict=84p evidenc=303h evil=233r
  exact=-47- exam=76x exampl=-313- exce=-284- exceed=-90- excellent=-39- except=-329- exception=56a excessiv=-144-
  exchang=-93- exclud=-162- exclusion=-205- exclusiv=-131- exe=428p exec=21c execstack=-80- execut=212c executabl=-120-
  execution=-278- executor=-56- exempt=-75- exercis=-299- exfiltrat=200x exfiltration=-304- exhaust=-128- exidx=-86-
  exist=-92- existent=-100- exit=-275- exodu=-69- exp=-235- expand=-174- expander=-186- expansion=-214- expect=-157-
  expectation=-196- expecttypeof=-156- expensiv=-218- experienc=-169- experiment=63x experimental=-62- expert=273r
  expiration=-105- expiry=175p explain=-201- explanation=-61- explicit=-97- exploit=197c explorer=-98- exponent=-107-
  export=-157- expos=-102- expr=-315- expres=-200- express=-77- expression=-93- ext=-357- ext4=223c extend=-122-
  extendabl=-80- extensibl=-100- extension=-104- extensiv=-176- extern=-137- external=-116- extglob=-158- extra=80h
  extract=-139- extraction=-124- extraneou=-186- extreme=-101- eye=157h f=-26- fac=-242- fact=213h factory=172c
  fail=-159- failur=-174- fair=-142- faithful=178l fake=161h fall=-277- fallback=-195- fals=-169- falsy=-163-
  fami=-190- famili=-228- familiar=-142- fan=-166- faq=-144- far=-50- fast=-137- faster=-185- fastest=-96- fatal=-250-
  father=-219- fault=-123- favourit=-410- fax=204x fc=-196- fd=-229- fde=-131- fdir=-166- fdopen=-113- fdpic=-146-
  featur=-298- fee=310h feed=200x feel=-106- fenc=88l ferry=-283- fetch=-83- few=-185- fewer=45h fffd=-99- ffff=-119-
  fi=-73- fiction=35o field=-109- fil=-179- file=-141- file1=-92- file2=-80- filedescriptor=-156-
  fileentrydescriptor=-112- filenam=-196- filepath=-93- filesiz=-117- filesystem=-290- film=-238- filter=-142-
  final=-166- finaliz=-59- find=-88- fine=-210- finger=-126- fingerprint=202h finish=61h finit=-86- finnish=-247-
  fir=-157- fire=-234- firefox=-101- firewall=270c firm=135x firmwar=197c first=-31- fish=-296- fit=-251- fits=-162-
  fitt=-141- five=-182- fix=-153- fixrx=-24- fixtur=-373- fixup=-282- flag=-266- flagg=141a flash=243c flat=-199-
  flatcach=-166- flatt=-69- flatten=-203- flavor=-83- flg=-114- flight=-143- float=-141- flock=-97- flood=211c
  floor=-263- flour=-59- flow=-209- flower=-235- flush=-238- fly=-251- fmt=-152- fn=-213- fnmatch=-23- fnv1=-52-
  focu=-178- focus=-157- fold=-222- folder=56x follow=-24- font=-261- foo=-210- food=-269- footer=-157- footprint=-273-
  for=-165- forbid=-47- forbidden=79r forc=135c ford=-196- foreach=-138- foreground=-373- foreign=-241- forever=81p
  forg=30h forget=45o forgett=-119- forgotten=247h fork=-96- form=-306- formal=-190- format=-91-
  formatexclusivemaximum=-82- formatexclusiveminimum=-82- formatmaximum=-82- formatminimum=-82- formatt=-118-
  formatter=-273- formatternam=-128- formdata=-234- formednes=-201- former=311o forum=198x forward=72x found=-126-
  foundation=-153- four=-193- fourth=111r fox=-360- fp=-173- fp16=-155- fpic=-119- fpu=-112- fr=-140- fr30=-66-
  fraction=-211- fragment=-236- fram=-326- framework=-149- frank=-225- fre=74r freebsd=-51- freescal=-115- freez=-143-
  french=-313- frequency=-137- frequent=-232- freshnes=-124- fri=-105- friday=-342- fridg=-270- friend=-105-
  fromschema=-172- fromurl=-172- fromzoderror=-36- front=-175- frontend=-144- frost=-272- frozen=-215- fs=-180-
  fsmonitor=-247- fstat=-82- fstream=-113- fsync=-177- fts5=-115- ful=67a fulfill=-192- full=-41- fun=-247- func=-203-
  funcnam=-116- function=-160- functional=-239- functionality=-320- fund=51a further=43a futur=84p fuzzfactor=-138-
  fuzzy=-252- gain=-253- game=64x gap=184h gaps=108h garag=-260- garbag=-264- garden=-373- gas=137r gate=-366-
  gateway=86p gather=-55- gave=-91- gb=-276- gbl=-97- gc=-228- gcc=-142- gd=-102- gdk=-270- gdkcolor=-190- gdpr=-166-
  gear=-140- gecko=-39- gen=-89- general=-225- generat=-239- generation=-160- generator=-287- generic=-141-
  gensync=-40- german=-393- germany=-105- get=22c getallversion=-62- getcompatibleversion=-121- getdomain=-176-
  getkey=-155- getmany=-108- getmanyraw=-132- getorset=-100- getraw=-105- gets=56p gett=-199- getter=-121-
  gettsconfig=-88- gh=-216- gid=-110- gids=-84- gif=-165- gift=-276- gist=32x git=-99- gitdir=-194- github=-361-
  gitignor=-254- gitmodul=-151- giv=-205- give=204x given=-22- gl=-196- glas=-215- gle=-141- glibc=-117- glob=-182-
  global=-110- globalthi=-97- globb=-147- globstar=-145- glov=81r glue=-163- glyph=-190- gmt=-99- gnu=-155- gnupg=-160-
  go=72h goal=-272- god=243r goes=128x gone=276r good=-76- googl=49x got=-25- gotoff=-67- govern=167o gp=-192-
  gpg=-272- gps=229x gpx=-250- grab=115x graceful=-185- gradient=-87- grammar=-284- grandma=-267- grandmother=154r
  grandpa=-277- grant=71a granular=-81- graph=-249- graphic=-205- graphology=-115- grateful=-219- gravel=-189-
  great=-255- greater=-108- greet=-215- greg=-125- grep=-250- grid=-97- ground=-226- group=-234- grow=-67- gss=-180-
  gssapi=-218- gstreamer=-224- gt=-107- gtk=-174- guarante=-207- guard=220a guardrail=58o gues=-249- guess=64c
  guest=-198- gui=-171- guid=-413- guidanc=238o guidelin=392o gym=-187- gzip=-160- gzipp=-119- h=-287- hack=68c
  hacker=217r had=70h half=-330- halt=-137- han=-213- handbook=-262- handl=-252- handler=-107- handover=-150-
  handshak=-220- handy=-193- hang=-299- hard=178c harden=-101- hardwar=-265- harmles=363h has=-59- hash=-137-
  hashalgorithm=-102- hashery=-189- hasmagic=-106- hasmany=-45- hasz=-125- hate=-149- hav=279h haven't=-168- hba=-201-
  hd=-85- hdr=-50- he=-74- head=-102- header=-331- health=-90- hear=96h heat=-262- heed=136o height=-207- held=39p
  helix=-142- hello=108a helloworld=-170- help=-319- helper=112p helpful=244r henc=-97- henceforth=214o her=84h
  here=52o hereby=86o herm=-95- heron=195a heuristic=-116- hexadecimal=-149- hfs=-59- hi=-205- hibernat=-193- hid=-103-
  hidden=120l hide=48h hierarchy=-28- high=-277- higher=75a highest=91x highlight=-89- highlightj=-67- hik=-219-
  hill=-229- him=76h hir=95h his=-248- histogram=-259- history=108h hit=-69- hits=-290- hmac=-160- hmr=-141- hol=-115-
  hold=-188- hole=-104- holiday=-24- holowaychuk=-64- home=-105- homedir=-118- homework=-202- honest=156r hono=-247-
  honor=-164- hood=-157- hook=-89- hookifi=-162- hookmap=-225- horizontal=-168- host=28x hostil=-292- hostnam=-155-
  hot=-267- hotel=-243- hotlin=173x hous=-186- household=221x hover=-197- how=-174- however=-209- hr=-214- hsl=-89-
  html=-373- http=-239- httperror=-160- httpon=-95- huav=-181- hub=255p huge=-219- hugu=-91- human=280h humour=-205-
  hundr=-174- hungarian=-69- hunk=-181- hw=-145- hwb=-121- hydration=-169- hypertext=-184- hyphen=-129-
  hypothetical=50r i=-34- i'd=111h i'm=-22- i18n=-231- i386=-171- ia64=-160- ibm=-131- ic=-193- ice=-241- icf=-129-
  icmp=157x icon=-220- iconv=-118- icu=-222- id=-33- idata=-162- ideal=-31- ident=-219- identical=-248- identifi=-96-
  identification=-179- identifier=-213- identifiernam=-88- identify=119r identity=124r idl=-148- idle=67c ids=-367-
  idx=-143- ie=-163- ieee=-136- if=-40- ifac=-147- ifdef=-201- ifunc=-92- ignor=-129- ignorebom=-94- ignorecas=-128-
  ihex=-119- im=-238- imag=-32- imagin=-93- imitat=81r imm=-162- immediat=-111- immediate=-157- immer=-84-
  immutabl=-107- impact=-174- impl=-147- implement=-246- implementation=-257- implementor=-177- impli=-316-
  implib=-145- implicit=-256- import=-170- important=-277- importer=-273- impos=-52- impossibl=-212- impression=263h
  improper=-164- improv=-219- improvement=-156- in=-137- inactiv=-148- inappropriat=-123- inbox=77x inc=-208-
  includedownstreambrowser=-234- inclusiv=-241- incom=-52- incompatibl=-217- incomplet=-198- inconsistency=-86-
  inconsistent=-155- incorrect=-202- increas=-220- increment=-193- incremental=-170- indefinite=-179- indent=-233-
  indentation=-213- independent=-254- index=-196- indic=-130- indicat=-275- indication=-247- indicator=-201-
  indirect=-101- individual=-178- inet=65c inf=-89- infer=-189- inferr=91h infinit=-167- infinity=-242- info=-204-
  inform=131h information=-248- inheritanc=-61- inhibit=-198- ini=-216- init=-280- initial=80l initializ=-176-
  initialization=33l initiat=-159- injection=-218- inlin=-190- inner=-88- inod=-157- input=-161- inscript=-111-
  insensitiv=-144- insert=-86- insertion=-135- insid=-238- insn=-182- inspect=-335- inspir=-74- install=-39-
  installer=162c instanc=-256- instantiat=-150- instead=-126- instruct=254a instruction=52o insufficient=-269-
  insuranc=-274- int=-190- intcurrsym=-164- integer=-155- integrat=-227- integration=-102- integrity=-368- intel=-77-
  intend=-228- intent=-198- intentional=-226- interact=-93- interactiv=-394- interactive=-147- intercept=-211-
  interceptor=-158- interest=58x interfac=-256- intermediat=-221- internal=-140- international=-243- internet=23c
  interpolat=-198- interpret=-107- interpretation=-142- interpreter=-140- interrupt=22h intersect=-86-
  intersection=-172- interval=-253- interview=-239- interwork=-132- intl=-147- into=127p intrinsic=-158- intro=-151-
  introduc=-174- introduction=-210- introspection=-105- invalid=-133- invalidat=-122- invalidation=-67- invent=259h
  invers=-56- invert=-172- invit=-56- invitation=-28- invocation=-188- invoic=-80- invok=204c involv=-124- io=-156-
  ip=-68- ip2k=-114- ipaddr=-66- ipc=-238- iprop=-217- ipv4=-125- ipv6=-151- iri=-142- irtt=-65- is=-174- isa=-208-
  isc=-210- ish=-125- ismobil=-268- isn't=-31- isnod=-112- iso=-207- isolat=-236- isolation=-165- issu=-134-
  issuer=-182- isvalid=-46- it=65p it'll=-252- it's=-55- italian=-120- item=29p iterabl=-85- iterat=-152-
  iteration=-261- iterator=-275- itouch=-119- its=-149- itself=-76- iu=-188- j=-332- jailbreak=95r jalx=-66- jan=-177-
  january=-334- japanes=-156- jar=-180- java=-127- jest=-114- jiti=-116- jo=-347- job=104p jobs=-343- joiner=-119-
  jok=-240- joke=45h jose=-251- josh=-232- journal=-196- journalist=189x journey=-262- jpeg=-169- js=-208- js's=-38-
  jsdelivr=-163- jsdiff=-119- jsdoc=-79- jsdom=-202- jsesc=-124- json=-44- json5=-233- jsonb=-86- jsonl=-262-
  jsonpath=-85- jsonschema=-159- jstoken=-141- jsx=-80- judg=-183- jul=-87- july=-256- jump=-142- jun=-113- june=-422-
  junk=-137- jws=-267- jwt=-164- k=-210- kadm5=-171- kaio=-217- kb=-76- kdc=-280- keep=-79- keepaliv=84p kept=-242-
  kerbero=-247- kernel=-48- key=-243- keyboard=-199- keychain=204x keygrip=-108- keylogger=123c keypad=-84- keyr=-317-
  keys=-176- keyserver=-192- keystrok=96x keytab=-251- keyv=-136- keyword=-170- kib=-46- kids=-379- kill=40c kim=-233-
  kiosk=-228- kitchen=-225- knip=-166- know=-100- known=-201- koa=-138- krb5=-174- kvno=-173- l=-270- la=-368-
  lab=-343- label=-325- labell=142x lamp=-240- land=97x landlord=-60- lane=-282- lang=-141- languag=-276- laptop=-144-
  larg=-137- larger=-160- largest=-202- las=-170- last=47x late=65h latency=-81- later=150p latin=-290- latvian=-167-
  launch=89c law=361r laws=241r lawyer=-145- layer=37r layout=-252- lays=-310- lazy=-248- lc=-171- ld=-152- ldap=-206-
  le=-304- lea=-431- lead=-195- leader=-126- leaf=-149- leaflet=-253- leak=71l leap=-61- learn=141h leas=-375-
  least=-185- leav=24h lectur=32r led=-196- left=-270- legacy=-146- legal=-43- len=-158- lena=-360- lend=-185-
  length=-269- les=-309- less=91h lesson=-251- let=489p lets=-323- lett=192h letter=-141- level=-56- levenshtein=-119-
  leverag=-58- levn=-53- lexem=-184- lexer=-45- lf=-217- li=102c liabl=-181- lib=-171- libc=-135- libdep=-255-
  librari=-81- library=-79- libs=-202- licenc=-73- licens=-182- lie=62h lies=-214- life=-193- lifecycl=-235-
  lifetim=27p lift=166o light=-99- lighter=-138- lightn=-128- lightnes=-66- lightweight=-103- lik=-282- like=-152-
  limit=-187- limitation=-300- limm=-214- lin=-77- line=-129- lineag=-206- linear=-226- lineno=-167- link=-107-
  linkag=-119- linker=-248- lint=-230- linter=-146- linux=-184- list=-143- listen=-121- lite=-160- literal=-175-
  littl=65r liv=-173- live=-120- livescript=-124- lk=-90- lld=-114- llm=-145- llms=141a llu=-204- llx=-88- lo=-163-
  load=69p loadabl=-115- loader=245p loadfil=-162- loan=-230- lobby=85x loc=-212- local=-211- localentry=-106-
  localhost=-242- localization=-126- locat=-139- location=-201- lock=-138- lockfil=-222- log=122h logg=-161-
  logic=-206- logical=-121- login=57p logitech=-179- logo=-398- logout=76p logs=153a lone=-91- long=-275- longer=-135-
  longest=-143- look=150h lookup=-137- loongson=-189- loop=-117- loopback=-215- loos=-167- lop=-35- los=-43- lose=75o
  loss=-286- lost=-175- lot=-223- lots=-156- loud=67x lov=-195- love=84l low=-252- lower=-100- lowercas=-111-
  lowest=-216- lp=-95- lr=-125- lru=-140- lrusiz=-69- ls=-221- lsn=-239- lt=-104- ltnp=-236- lto=-170- lts=-146-
  lu=-192- lunch=-194- lx=-101- ly=-89- lyon=-232- m=-160- m32c=-94- mac=-264- macbook=-51- mach=-91- machin=-117-
  macinfo=-178- macintosh=-157- maco=-268- macro=214c magic=-136- magnifi=-216- mail=79x mailbox=309x main=-109-
  maintain=-315- maintainabl=-202- maintainer=-97- maintenanc=-67- major=-180- majority=-129- mak=-233- make=177p
  makefil=-91- maker=224o malayalam=-111- malform=-245- man=-101- manag=-264- management=307a manager=-239-
  mandatory=-22- mangl=-169- manifest=-141- manipulat=-125- manipulation=-218- manner=-181- manpath=-206- manual=-333-
  many=-136- map=-201- mapp=-294- maps=-264- mar=-191- march=-311- margin=-137- mark=-136- marker=-225- market=-224-
  markup=-189- martian=-224- mask=82r master=-114- match=-231- matcher=-179- materializ=-200- math=-241- matter=-60-
  maxag=-268- maximiz=-150- maximum=-140- maxitem=-145- maxlength=-140- maxttl=-86- may=-165- mayb=49h mb=-295-
  mbox=-139- mcp=-54- md=-173- md5=-110- mdn=-56- me=-103- mean=-375- meaningful=-95- meaningles=-198- meant=-259-
  meanwhil=-293- measur=-261- measurement=-159- meat=-231- mechanism=-214- media=-280- median=-65- medical=200x
  medium=-144- meet=-468- megabyt=-148- member=-312- memo=186h memoization=-108- memori=124x memory=142p memsiz=-133-
  mend=-136- mention=109h menu=-350- menubar=-197- mere=-152- merg=-146- messag=-85- message=-179- met=-109- meta=-257-
  metadata=-338- metainfo=-81- metalink=-260- meter=-379- method=-215- metric=-441- mfdpic=-106- mi=-77- mia=-297-
  mib=-117- micromip=-213- microphon=262x microsecond=-175- microsoft=77p middl=-242- middlewar=-242- might=-115-
  migrat=-202- migration=-299- mild=-235- milk=-405- million=-230- millisecond=-223- mime=-230- mimetyp=-125-
  mimetypeparameter=-40- min=-179- mind=177o mine=338o miner=189c minifi=-213- minification=-113- minify=-54-
  minimal=-157- minimatch=-130- minimiz=-186- minimum=-157- minor=-270- minu=-178- minut=-71- minvalu=-91- mips=-105-
  mips16=-185- mirror=252x misalign=-202- mismatch=-207- miss=-81- mistak=85h mit=-124- mitigat=-152- mix=-220-
  mkfs=223c mlibrary=-62- mmap=-40- mmo=-39- mnemonic=-287- mno=-254- mo=-98- mobil=-252- mocha=-61- mock=-211-
  mod=-207- modal=-195- mode=-30- model=-129- moderation=-77- modern=-210- modifi=-245- modification=108h
  modifier=-188- modify=-56- modul=-185- module=-40- modulu=-188- moment=44h mon=-132- monday=-457- money=451h
  monitor=40c monkey=-182- monorepo=-114- month=-359- moon=-201- moral=279r more=-169- morn=-58- most=-252- mous=-299-
  mov=-238- move=-200- movi=-116- movprfx=-206- movw=-65- mozilla=-133- mr=33a mrelocatabl=-150- ms=-326- msa=-137-
  msg=-224- msgid=-156- msp430=-120- mspabi=-81- mss=-65- mt=-71- mtim=-176- much=-252- multi=-215- multibyt=-165-
  multicast=-50- multidimensional=-124- multilin=-126- multip=-254- multipart=-203- multipl=-206- multixact=-239-
  mum=-157- munich=-127- murmer=-58- murmur=-45- museum=-282- musl=-154- must=-144- mut=-160- mutabl=-179- mutat=-173-
  mutual=-121- mve=-131- mwarn=-108- mydiff=-100- n=-339- na=-294- naiv=-141- nam=-245- name=-105- namespac=-94-
  namesz=-214- nan=-129- narrow=-139- nas=-236- nathan=-103- nativ=-179- native=-169- nativo=-114- natural=-207-
  navigation=-214- navigator=-119- nb=-101- nc=251x nd=-60- ndescription=-234- near=-306- nearest=-112- necessary=-232-
  need=-114- needn't=31o negat=-202- negation=-191- negativ=-182- neglect=38o negotiat=-178- negotiation=-239-
  negotiator=-24- neighbour=136c neither=-29- neon=-117- ness=-124- nest=-180- net=196c netmask=-121- netstat=-212-
  network=76c newer=-213- newest=-181- newfilenam=-139- newlin=-199- news=-152- newsletter=-173- newstr=-133- next=-88-
  nextoid=-136- nfa=-68- nfd=-198- nfkc=-82- nginx=-200- nice=271x nine=-280- nis=-174- nm=-93- no=-35- nobody=299h
  nocas=-175- nod=-106- node=-151- nodej=-222- nodent=-116- nois=20h non=-172- nonblock=-101- nonc=-261-
  nondeterministic=-125- none=-122- nonexistent=-145- nonsens=-261- nonstandard=-83- nonzero=-198- noon=-69- nop=-215-
  nops=-218- normal=-94- normaliz=-177- north=-247- not=-99- notary=-197- notation=-269- note=59p notebook=-168-
  notext=-107- notfound=-131- noth=116h notic=172h notification=-47- notify=51h notion=-99- nous=202a nov=-77-
  novel=-243- now=224r npm=-321- npx=-68- nr=-121- nreloc=-210- nt=-161- nul=-157- null=-176- nullabl=-159- num=-236-
  number=-97- numeric=-136- numerical=-111- numlock=-111- nurs=-359- nuts=-287- o=-356- oat=-174- oauth=37x obey=427a
  object=-160- oblig=238a observ=-172- obsolet=-220- obtain=-373- obug=-91- obviou=-199- occur=-169- occurr=-133-
  occurrenc=-102- ocsp=-201- oct=-43- octal=-114- octet=-82- october=-272- odd=-105- of=-95- off=100r offer=-293-
  offic=-95- officer=88a official=-40- offlin=-238- offset=-158- often=-391- oid=-133- oids=-75- ok=77h old=-210-
  older=-112- oldest=-284- oldfilenam=-147- oldheader=-98- oldstr=-133- ollama=-202- omit=98h omitt=-286- on=-166-
  once=-100- one=-47- oneof=-74- onerror=-149- ones=163o onetim=-92- onhook=-215- onlin=80x onlooker=-277- only=-120-
  onto=-111- onward=219l op=-278- opacity=-61- opaqu=-162- opcod=-203- opd=-104- open=-112- openai=45a openapi=-184-
  openj=-244- openpgp=-117- openrouter=-178- openssl=-132- operand=-190- operat=28l operation=-205- operator=112a
  opfptrn=-105- opinionat=-31- oppos=150x opposit=161r ops=-99- opt=55h optimal=-125- optimiz=-293- optimization=-238-
  optimizer=-101- option=-198- optional=-164- optionator=-264- opts=-184- or=-221- order=37a ordinal=-107-
  ordinary=-344- org=-127- orientation=-182- orig=-133- origin=-255- originat=99a orphan=-110- os=-202- other=-23-
  otherwis=-225- otp=168x ouestwar=-164- our=383p ours=376p out=171h outag=-108- outdat=-29- outer=-99- outgo=62x
  outlin=-176- outnam=-120- output=-75- outrank=205a outsid=-77- oven=-297- over=88o overall=-154- overflow=-190-
  overhead=-197- overlap=-244- overlapp=-144- overlarg=-146- overlay=-172- overload=-227- overnight=-113- overrid=-117-
  overridden=-79- overrul=152o overrun=-141- oversiz=-154- overview=150h overwrit=147c overwritten=94h own=-251-
  owner=188a ownership=-161- owns=-208- oxc=-133- p=-51- pa=-102- pace=-175- pack=-309- packag=-247- package=-177-
  packagemanager=-130- packet=-332- packfil=-120- pad=-198- padd=-198- pag=-205- page=-171- pager=-146- paint=-314-
  pair=-154- palett=-260- pam=-257- pane=-73- panel=-141- pango=-224- paper=79x paragraph=180p parallel=-302-
  param=-189- parameter=-222- parameterlimit=-124- paranoia=-97- paraphras=242l parcel=-335- parent=-326- park=-308-
  pars=-161- parseexpressionat=-155- parser=-141- part=58l parti=-79- partial=-205- particular=-40- partition=22c
  partner=175x party=-70- pass=-190- passphras=-361- passport=-244- passwd=97c password=102x past=169l pastebin=403x
  patch=-242- path=-139- pathext=-80- pathnam=-275- pathspec=-225- patienc=-159- patient=182x pattern=-243-
  patternproperti=-72- patternrequir=-88- paus=-56- pay=101o payload=337p payment=327h pays=-78- pb=-111- pc=-293-
  pcre=-123- pcrel=-120- pdb=-164- pdf=-349- pe=-165- peanut=-242- peer=74p pem=-303- pend=178h penetration=-225-
  peopl=-453- per=-55- percent=-272- percentag=-178- percentil=-53- perform=-154- performanc=-241- perhap=-201-
  period=-194- perl=204c permanent=274p permessag=-239- permission=56h permit=-127- permitt=120r persist=204p
  persistenc=-197- persistent=-168- persistinterval=-196- person=-64- persona=179r personal=-26- personality=143r
  pg=-148- pgdata=-121- pgpip=-122- pgsql=-116- phas=-249- phdr=-101- phish=-215- phon=29x phonetic=-242- photo=-420-
  phras=170x physaddr=-109- physical=-181- pi=-337- pic=-104- pick=88x picomatch=-101- pid=-257- pids=-227- pie=-162-
  piec=-342- pill=-196- pin=-193- ping=-30- pinn=-364- pino=-254- pinoj=-150- pip=-237- pipe=109c pipelin=-246-
  pirat=-227- pixbuf=-187- pixel=-126- pixij=-181- pkcs=-93- pl=-105- plac=-59- placeholder=-170- plain=-157-
  plaintext=-74- plan=-209- plann=-373- planner=-140- plat=89h platform=-85- play=96r playhead=-308- playwright=-282-
  plot=-271- plt=-136- plug=20p plugin=-190- plumber=-266- plural=-241- plus=-111- pm=130a png=-176- pnm=-170-
  pnp=-168- pnpm=-335- po=-217- podcast=-146- poem=-229- point=42p pointer=-201- pointles=-158- polic=266a polici=209o
  policy=100r polish=-255- poll=34c pollution=-85- polyfill=-131- polygon=-177- pool=-47- pop=94h popular=-167-
  populat=-183- popup=24h port=35c portability=-90- portabl=-109- portal=-96- porter=-179- portion=-240-
  portugues=-128- pose=249r position=-213- positional=-85- positiv=-157- posix=-238- possib=-283- possibl=-211-
  post=113x postcard=-269- postcs=-114- postgr=-106- postgresql=-297- postmaster=-144- pot=-111- potato=-209-
  potential=-230- power=89a powerful=-132- powerpc=-128- powerpc64=-176- powershell=143c ppc=-103- pr=-250-
  practic=-338- practis=-225- pre=-84- preambl=300l preauth=-121- prebuilt=-47- precedenc=-80- precis=56l
  precision=-154- precondition=-110- predefin=-37- predicat=-235- prefer=-266- preferenc=269p preferr=-221-
  prefix=-222- prelink=-134- preload=-210- prelud=-59- premajor=-174- prematur=-109- preminor=-193- prepar=-197-
  prepatch=-131- prepend=-248- prereleas=-181- prerequisit=-204- pres=-178- prescrib=161r presenc=-119- present=-34-
  preserv=-200- preset=-52- press=-208- pretend=163r prettier=-267- pretty=-210- prevent=-237- prevention=-275-
  preview=153h previous=-274- pric=-302- primari=-25- primary=-197- primitiv=-192- principal=-377- principl=264r
  print=-258- printabl=-71- printer=-207- prior=282o priority=95a privacy=125h privat=127x prng=-102- pro=-182-
  probab=-264- problem=-186- problematic=-77- proc=-181- proce=175h procedur=-174- proces=-131- process=-91-
  processor=-182- produc=-124- product=117a production=248c profil=-29- prog=-315- program=-91- programm=60o
  programmatic=-166- programmer=-167- progres=-187- prohibit=-206- project=-94- prologu=-141- promis=-173-
  promisor=-60- promot=-170- prompt=-39- proof=57a prop=-231- propagat=163p propagation=-122- proper=-255-
  properti=-181- property=-153- propertynam=-77- propos=-165- proposal=21h protection=282a proto=-217- protocol=-272-
  prototyp=-126- prov=164a provid=-142- provider=-301- providererror=-110- proxy=-83- proxyagent=-98- prun=45p ps=-195-
  psect=-227- pset=-128- pseudo=-192- psql=-360- pt=-116- ptb=-121- pub=-143- public=-34- publication=-222- publish=86x
  publisher=-104- pump=-249- punctuation=-262- punycod=-122- purchas=412h pure=-127- purg=36c purpos=26c push=60x
  put=225p puts=-400- putt=-154- pw=-138- px=-94- py=302p python=-144- pyyaml=-189- q=204c qifi=-364- qifiedevent=-152-
  qr=194x qs=-187- quad=-122- quadword=-141- qualifi=-187- quality=-207- quantifier=-77- queri=-94- query=-185-
  querystr=-212- queu=-171- quick=-153- quiet=111h quilt=-192- quot=-212- quota=-234- quotemark=-87- qwerty=-188-
  r=-163- r0=-222- r15=-230- r2=-111- r9=-43- race=-256- radio=-215- radiu=-135- radix=-198- rail=-48- rain=-367-
  rais=107a ram=24c ran=-282- rand=-63- random=51c randomgenerator=-166- rang=-162- rank=241o ransomwar=-46- rare=-94-
  rarp=-170- rat=229a rate=54a ratio=-177- raw=48l rc=116p re=-54- reach=-41- reachabl=-286- react=-245- read=-67-
  readability=-219- readabl=-104- readdir=-165- readdirp=-219- reader=-145- readm=-154- readon=-230- ready=-370-
  real=149h reality=147r realm=-245- reassign=-92- rebas=-377- reboot=382c recall=31l receipt=-346- receiv=-80-
  recent=-189- recipient=341h recit=323l recognis=-212- recogniz=-291- recommend=-152- recommendation=-233-
  recompil=-118- reconfigur=-117- record=84h recover=-252- recreat=112p recruiter=119x recurr=-243- recurs=95c
  recursion=-199- recursiv=-136- recursive=-138- recv=-257- recycl=-162- red=-233- redact=-70- redaction=-197-
  redefin=-212- redefinition=-59- redi=-177- redirect=-110- redistribution=-250- redo=-86- reduc=-184- reducer=-204-
  redundant=-253- redux=-202- ref=-183- refactor=-32- refcallback=-92- refer=-132- referenc=-227- referr=-98-
  referrer=74x refin=-178- refinement=-49- reflect=31l reflog=-289- refobject=-90- reformat=183c refresh=-119-
  refs=-276- refspec=-230- refund=-90- refus=197r refusal=283r reg=-217- regard=168o regardles=-78- regex=-140-
  regexp=-159- regexpvalidator=-141- region=-218- register=-77- registration=-196- registry=-130- regl=-152- regs=-159-
  regular=-107- rehearsal=-272- reindex=-191- reinitializ=-187- reinstall=85p reject=-198- rela=-86- relat=-235-
  relation=-155- relationship=-64- relativ=-214- relax=-189- relaxation=-196- relay=397x relcount=-70- releas=-72-
  relink=-71- reload=-297- reloc=-132- relocat=-127- relocatabl=-205- relocation=-126- relro=-116- rely=-204-
  remain=198h remainder=-34- remapp=-206- remark=21a remco=-125- remedy=-185- remember=-230- remind=-353-
  reminder=-143- remot=152x remov=-150- removabl=-150- removal=-209- removeadditional=-97- removekey=-107-
  removelistener=-169- render=-75- renderer=-198- renew=-279- rent=-321- reopen=-134- reorder=-213- rep=355h
  repack=-75- repair=-257- repeatabl=-119- repertoir=-83- repetition=-164- replac=-119- replacement=-89- replacer=-122-
  replay=-319- repli=110h replica=57c replicat=149p replication=-140- repo=-119- report=-57- repositori=-110-
  repository=25x represent=-168- representabl=-65- representation=-200- reproduc=-123- republic=-248- req=-279-
  request=-29- requir=-127- rerun=-128- res=-175- research=-154- resembl=-196- reserv=-22- reset=-35- resett=-141-
  resiz=-198- resolution=-161- resolv=-152- resolvecontext=-149- resolver=-323- resolverfactory=-60- resort=-260-
  resourc=-346- respective=-83- respond=170r responder=105a respons=-229- response=-90- responsib=-217-
  responsibl=-229- restic=-281- restor=-63- restrict=38a restrictaccesstocwd=-116- restriction=-35- result=-109-
  resum=-165- resync=-152- retain=164p retention=-168- retir=-82- retri=-239- retrier=-73- retriev=-173-
  retrieval=-104- retry=-148- return=-179- reus=-205- reusabl=-137- rev=-144- reveal=218l revert=73h review=191h
  reviewer=161h revision=99p reviver=-172- revocation=-164- revok=-155- rewind=-168- rewound=-248- rewrit=-141-
  rewritten=-154- rf=244c rfc=-118- rfc4648=-207- rfc6265=-196- rfc6265bi=-177- rgb=-58- rich=-106- rid=187c right=90c
  rim=-131- ring=-378- ris=-146- risc=-149- riscv=-70- risk=-156- rl78=-73- rm=65c rn=-143- rng=-148- rnglist=-37-
  road=-207- robot=98r robust=-128- rode=-286- rol=-234- role=148r roleplay=70r rolldown=-129- rom=-233- romanian=-116-
  roof=-372- room=-232- root=-29- rotat=-218- rotation=-224- round=-143- rout=40x router=30c routin=-258- row=-288-
  rows=-72- rpc=-217- rsa=-58- rsrc=-192- rsync=-216- rtl=-84- rul=82o rule=261p ruler=-172- run=61c runn=-101-
  runnabl=-123- runner=-262- runs=-188- runtim=-246- rupe=-111- rust=-253- rw=-167- rx=-224- s=-168- s's=-76- s2k=-77-
  s3=72x s390=-170- sa=-169- safari=-246- safe=-22- safety=336o said=-189- saint=111r salari=-51- salary=222x
  sale=-262- salt=-268- sam=-274- same=-140- samesit=-190- sampl=-310- san=-181- sandbox=-73- santa=-216- sasl=-119-
  satisfi=-155- satisfy=-146- saturation=-113- saturday=-255- sav=-169- save=-103- saw=-401- sax=-341- say=272h
  says=-290- sb=-125- scaffold=-219- scal=-236- scalabl=-178- scalar=-175- scan=114a scann=47p scanner=67p
  scenario=-357- schedul=-140- scheduler=-176- schem=-248- schema=-259- school=-284- scienc=-139- scnlen=-188-
  scop=-98- scor=-248- score3=-86- score7=-146- scram=-243- scrap=146o scratch=-264- screen=20h screensaver=-173-
  screenshot=-178- script=-128- scroll=-46- scrollabl=-257- scrollbar=-242- scrubber=-111- sd=-308- sda=-128- sdk=-307-
  se=-124- seamless=-141- search=-86- season=-209- seat=-327- sebastian=-188- sec=-196- second=159h secondary=-55-
  secret=128x section=-115- sector=60c secur=-234- secure=-150- security=200a sed=-210- seed=-171- seek=-27- seem=168h
  sees=20h segment=-247- select=-271- selection=-376- selectiv=-214- selector=-127- self=115r selinux=-87-
  semantic=-132- semaphor=-143- semicolon=-284- semver=-218- send=-139- sendauth=-146- sender=242a sens=-41-
  sentenc=-23- sep=-86- separat=-262- separate=-248- separator=-230- sequenc=-160- sequential=-281- serbian=-161-
  seri=-186- serial=-276- serializ=-223- serializabl=-131- serialization=-161- serializer=-126- serious=84o serv=80x
  server=63c servic=96p session=-196- set=-80- setlocal=-102- setmany=-102- sets=-190- setstaticinstanc=-260-
  sett=-171- settl=-264- seven=-199- several=-190- sh=298c sha=-169- sha1=-167- sha256=-89- shad=-234- shadow=292r
  shall=381p shallow=-279- shap=-174- shar=-82- shareabl=-71- shcompact=-108- she=-60- shed=-231- sheet=-243-
  shelf=-379- shell=51c shf=-36- shift=-58- shim=-76- ship=-108- shipp=-68- shmedia=-108- shndx=-74- sho=-233-
  shoot=-207- shop=-177- shopp=-221- short=-498- shortcut=-49- shorten=79h shorter=-274- shortest=-100- shorthand=-190-
  shot=-221- should=171h shouldn't=119h show=-86- shown=-54- shrink=-124- sht=-78- shut=56c shutdown=-201- shutt=68x
  sibl=-146- sick=-271- sid=-317- sidebar=-324- sidecar=-232- sigint=91c sigma=-199- sign=-72- signal=-264-
  signatur=-314- signer=-142- significant=-162- silbermann=-188- silent=-52- simd=-30- similar=-218- simp=-49-
  simpl=-320- simpler=-61- simplifi=-109- simplify=-150- simulat=-23- simulation=-161- simultaneou=-127-
  simultaneous=-108- sinc=-315- singl=-208- sink=-235- sir=-258- sister=-250- sit=-262- sitter=-205- situation=-339-
  six=-416- siz=-166- size=-180- sizeof=-116- skill=73p skip=-121- skipp=-358- sl=-86- slack=-261- slash=-212-
  slattach=-129- slav=182r sleep=-79- slic=-246- slid=-329- slider=-189- slight=-66- slip=365h slot=-219- slow=-177-
  sm=-63- small=-176- smaller=-170- smallest=-155- smok=-230- smol=-88- sms=-91- snapshot=127c sniff=-247-
  snippet=-117- so=232p social=-207- sock=85c socket=-67- socksv4=-69- socksv5=-156- sofa=-204- soft=-181- softwar=-32-
  sold=-115- solution=-170- some=-283- somebody=-75- someon=263r someth=-130- sometim=-200- somewher=-187- sonam=-121-
  song=-322- sonic=-61- soon=21x sorry=-65- sort=-244- soul=142p sound=-216- sourc=-184- sourcefil=-227-
  sourcemap=-253- sourcemapconsumer=-172- sourcemapgenerator=-123- sourcemappingurl=-147- sourcenod=-154-
  sourcescontent=-191- sourcetyp=-161- sourdough=-283- southern=-198- sp=-193- spac=-217- spain=-154- spam=86c span=34a
  spanish=-268- spar=129p sparc=-42- spars=-284- spawn=-40- spe=-129- speak=178r speaker=21x spec=-209- special=-169-
  specializ=-56- specifi=-172- specific=-184- specifical=-221- specification=-155- specifier=-187- specify=-199-
  spend=-165- spent=-178- spi=-76- spill=52l spit=-87- split=-251- split2=-142- splitt=-227- spoiler=-284- spoken=-94-
  sponsor=-230- spot=125h spr=-112- spread=263p spreadsheet=136x sql=-296- sqlit=-200- sqlite3=-164- squar=-95-
  squash=-313- sr=-189- src=-212- srv=-215- ss=-235- sse=-85- ssh=100x ssl=-217- st=-118- stab=-278- stabl=-267-
  stack=-233- staff=-36- stag=-434- stal=-353- stall=-281- stamp=-280- stamped=-92- stand=-152- standalon=-126-
  standard=-276- standardiz=-195- standby=-276- stanza=-156- star=62a start=-36- starter=-89- startup=57p stash=-355-
  stat=-218- statement=-208- static=-283- station=-279- statistic=-154- statoverrid=-142- statu=-207- statuscod=-102-
  stay=84h stc=-133- stdcall=-232- stderr=-27- stdin=-353- stdio=-194- stdout=-209- steer=-76- stefanski=-91- step=237h
  stick=-128- still=-231- stm32l4xx=-116- sto=-146- stock=-168- stolen=-200- stood=-235- stop=280o stopp=-190-
  stor=-219- storag=-209- store=-290- storesiz=-168- story=-133- str=-141- straight=203h stranger=63x strategy=114x
  stream=-151- streamabl=-164- street=-231- stretch=-153- strict=-324- stricter=-183- strik=186o stringifi=-144-
  stringify=-95- strip=-78- stripbom=-63- stripp=-152- strong=-240- strp=-68- strtab=-45- struct=-169- structur=-168-
  structuredpatch=-49- stt=-54- stub=-133- studio=-266- study=191a stuff=-271- styl=-145- stylelint=-94- sub=-33-
  subagent=80p subdirectori=-145- subdirectory=-186- subdomain=-77- subject=249h subkey=-133- submit=185x submitt=-217-
  submodul=-244- subnet=-105- subnetmaskaddres=-58- subordinat=-174- subpath=-153- subproces=-105- subquery=-165-
  subschema=-160- subscrib=-48- subscript=-160- subscription=-109- subsection=-56- subsequent=-213- subset=-206-
  subsidiary=-128- substantial=-119- substitut=-156- substitution=-226- substr=-97- subsystem=-134- subtract=-178-
  subtyp=-151- succe=-175- succeed=-132- succes=183h successful=-84- successor=145p such=-135- sudo=286c
  sufficient=-253- suffix=-199- sugar=-263- suggestion=20o suit=-127- suitabl=-114- sum=84l sumchecker=-201-
  summari=-336- summaris=95l summariz=44l summary=56h summaryfailur=-148- summer=-225- sun=-161- sunday=-416- sup=-111-
  super=-274- supersed=139o superuser=-313- supp=234x supplemental=-219- suppli=-284- supplier=-143- support=-135-
  suppos=27h suppres=-65- suppress=-33- surfac=109h surpris=-274- surrogat=-265- surviv=148p suspend=118a
  suspiciou=145h svc=105a svg=-250- swallow=57h swatch=-187- swear=53r switch=-24- sym=-168- symbol=-169-
  symbolic=-232- symlink=-226- symmetric=-152- syms=-162- symtab=-65- sync=-76- synchroniz=-297- synchronization=-238-
  synchronou=-265- synchronous=-161- synonym=-108- syntax=-166- synthetic=-182- syslog=-103- system=205l
  systemctl=-302- systemd=-202- sysv=-133- t=-239- tab=-185- tabl=-105- table=-208- tablespac=-130- tablet=-301-
  tabs=-215- tag=-274- tagg=-24- tags=-334- tail=-260- tak=-321- take=191o taken=-137- taker=-228- talk=-131-
  tamil=-212- tap=-247- tapasync=-95- tape=-181- tapp=-234- tappromis=-110- taps=-169- target=-85- task=27p tax=-209-
  tcb=-229- tcl=-96- tcp=164c tea=-423- teach=22p teacher=-208- team=-180- tearoff=-103- technical=24h techniqu=-73-
  technology=-257- telegram=271x telemetry=-31- tell=42l temp=30h templat=97p template0=-127- temporal=-108-
  temporari=-232- temporary=-301- ten=-201- tend=103h tent=-225- tenth=-158- teredo=-76- term=73h terminal=62r
  terminat=-283- termination=-164- terminator=-177- test=-474- tester=-181- text=-93- textdecoder=-112-
  textencoder=-127- textrel=-100- th=138h than=-127- thank=-304- that=47p the=45x theatr=-160- their=-185- them=103x
  themselv=-264- then=-226- there=-46- thes=-160- thesauru=-165- thesi=-314- they=-144- they'r=-180- thin=-155-
  think=202h third=-194- thirty=-229- thos=-78- though=135h thought=-141- thousand=109c thre=-196- thread=-162-
  threadstream=-214- threat=-90- threshold=-231- threw=-107- through=-139- throughout=86h throughput=-53- throw=-174-
  thrown=-174- throwonlimitexceed=-97- thu=-194- thumb=-78- thursday=-334- thus=-248- ti=-96- ticket=-279-
  tidelift=-216- tier=-410- ties=27o tiff=-123- til=-158- tild=-147- tile=-105- tim=-127- time=-101- timelin=-191-
  timeout=-243- timer=-305- timestamp=67h timezon=-185- tin=-146- tiny=-79- tinybench=-255- tinyexec=-38- tips=-291-
  titl=44x titlebar=-202- titu=-150- tj=-64- tl=-142- tldt=-205- tls=-41- tm=-103- tmp=313p to=-23- toast=-194-
  tobecallablewith=-52- toc=-138- today=514o todo=-170- toequaltypeof=-139- toextend=-22- tofu=-185- together=-168-
  toggl=-329- token=82x tokeniz=-130- tokenizer=-204- told=80l tolerant=-189- tom=-206- tomatchobjecttyp=-22-
  tomato=-171- toml=-167- tomldat=-97- ton=-218- tone=-238- tonight=346x too=-200- took=-286- tool=-34- toolbar=-43-
  tooltip=-224- top=27p topic=-56- toplevel=-167- torn=-179- tostr=-198- total=-192- touch=156p touchpad=-98- trac=-54-
  track=-339- tracker=-55- traditional=-200- traffic=250p trailer=-253- train=-236- trampolin=-99- transaction=-152-
  transcript=206x transfer=347h transform=-136- transformation=-188- transient=-213- transition=-73- translat=-41-
  translation=-106- translator=112x transmission=-173- transmit=276x transparency=-39- transparent=-22- transpil=-153-
  transpiler=-134- transport=-276- trap=-176- trapp=-121- trash=34c travers=-295- traversal=-111- tre=-181-
  treasurer=-304- treat=226o treatment=-140- tree=-239- tri=-261- triangl=-203- triangulation=-193- trigger=-95-
  trim=-279- trimm=-174- trip=-462- trojan=186c troubl=110c true=-47- truncat=-107- truncation=-155- trust=135a
  trustdb=-273- truthy=-154- try=-158- ts=-276- tsc=-131- tsconfig=-162- tsquery=-112- tsx=-30- tty=-255- tue=-105-
  tuesday=-420- tun=-116- tunnel=273x tupl=-188- tuplestor=-120- turn=69p tutorial=-162- tv=-192- tweet=336x
  twelv=-149- twenty=-216- twic=-314- twin=-134- twitter=-290- two=-229- tx=-110- txt=172p typ=-118- type=-159-
  typedarray=-73- typeerror=-156- typescript=-267- typical=-202- typmod=-141- typo=-333- tyr=-224- tz=-123- u=-257-
  ubuntu=-175- udt=-60- ui=-209- uid=-332- uids=-160- uint16array=-60- uint64=-149- uint8=-124- uint8array=-134-
  umd=-99- unabl=-159- unacceptabl=-277- unalign=-103- unattend=264h unauthoriz=102c unavailabl=-170- unbash=-244-
  unc=-158- uncensor=212r uncertain=-87- unchang=-140- uncl=106r unconditional=-174- undat=-101- undef=-126-
  undefin=-131- under=65h underflow=-174- underly=-193- underscor=-112- understand=-159- undici=-288- undo=-278-
  undocument=-143- undon=-276- unencrypt=-249- unescap=-77- unevaluatedproperti=-142- unexpect=-164- unfilter=233r
  unfinish=-171- unhandl=-214- unicod=-251- unifi=-109- uniform=-29- uniforum=-127- unignor=-151- unimplement=-119-
  uninstall=348c union=-173- uniqu=-347- uniqueitem=-123- unit=-238- universal=-112- unix=-182- unknown=-90-
  unlearn=365o unles=-394- unlik=-140- unlike=-121- unlimit=-92- unlink=-194- unlock=104r unlogg=-321- unmatch=-100-
  unmerg=-253- unnam=-106- unnecessary=167h unnotic=24h unpack=-239- unpair=-161- unpredictabl=-32- unquot=-87-
  unreachabl=-221- unread=326h unreadabl=-100- unrecognis=-233- unrecogniz=-207- unresolv=-220- unresolvabl=-72-
  unrestrict=164r unsaf=34h unseen=48h unset=-67- unsign=221c unspecifi=-153- unsubscrib=-177- unsupport=-183-
  unterminat=-120- until=106c untouch=-74- untrack=-213- untrust=-126- unus=-341- unwind=-236- unwritabl=-135- up=208h
  upd=198p updat=-86- updatabl=-126- updater=355p upgrad=50p upload=201x upon=27p upper=-267- uppercas=-186-
  upstream=-229- urgent=-133- uri=-210- uris=-211- url=-188- urlencod=-118- urls=-317- urlsearchparam=-150- us=-177-
  usabl=-209- usag=-263- usb=99x use=-189- usecallbackref=-93- used=-123- useful=-174- usemergeref=-180- user=75h
  useref=-207- userland=-130- usernam=-306- uses=-291- usr=116p usual=28a usuario=-121- utc=-166- utf=-161- utf16=-74-
  utf8=-124- utf8fromstr=-151- util=-194- utiliti=-168- utility=-186- utiliz=-76- uuid=-241- v=-361- v0=-46- v1=-225-
  v10=-69- v3=-93- v4=-210- v4bx=-118- v5=-231- v6=-141- v7=-111- v8=-168- vacuum=-187- val=-157- valid=-152-
  validat=-272- validation=-177- validationerror=-98- validator=-179- validity=-204- valu=-167- van=-110- vanilla=-173-
  var=-34- variabl=-196- variadic=-200- variant=-183- variation=-122- variou=-159- vary=-285- vault=224x vector=-203-
  vegetarian=-171- veneer=-129- venu=-236- verb=-175- verbatim=224l verbos=-144- verdict=-234- verifi=141a
  verification=98x verify=-87- vers=-149- versa=-64- version=-166- vertex=-142- vertical=-161- very=-165- vet=-184-
  vfp=-99- via=-245- vice=-62- video=-317- view=-181- viewer=56x viewport=-131- villag=-226- villain=62r vim=-208-
  violat=31o violation=-222- virtaddr=-129- virtual=-189- viru=255c visibility=101h visibl=-28- visit=-227-
  visitor=189l visitorkey=-192- visual=-256- visualiz=-54- vite=-238- vitest=-206- vm=-160- vma=-210- vms=-160-
  vnd=-54- voic=317x void=-164- volatil=-127- volum=-21- volunteer=-142- vpst=-165- vpt=-206- vs=-218- vscod=-143-
  vue=-210- vulnerabiliti=-102- vulnerability=-223- w=-439- w3c=-155- wait=29h waiv=213a wak=138h wake=181p wal=-241-
  walk=-254- walker=-173- wall=118x wallet=91x wang=-116- want=-142- wanzek=-79- warc=-197- warm=-298- warmup=-303-
  warn=-142- warranti=-221- warranty=-150- was=-134- wash=-303- wasm=-270- wasn't=-69- wast=-48- watch=-96- watcher=27p
  water=-294- way=-115- ways=-220- wchar=-72- we=-258- we'r=-95- we'v=96o weak=-143- weapon=145r weather=-100-
  weav=202p webcam=294x webcrypto=-39- webgl=-95- webgpu=-201- webhook=131x webkit=-106- webpack=-375- websit=-221-
  websocket=-290- wed=-186- wedd=-238- wednesday=-313- week=-239- weekend=-276- weigh=-119- weight=-126- welcom=52a
  well=-121- were=118o what=56l whatever=376o whatwg=-177- wheel=-211- when=-151- whenever=300p wher=72h wherea=-106-
  wherever=221c whether=-254- which=-45- whichever=-137- whil=-149- whilst=-155- whit=78x whitelist=263a
  whitespac=-263- who=418r whoever=363x whol=-132- whom=48x whos=-107- why=-192- wide=-140- widget=-304- width=-172-
  wif=-241- wifi=286c wiki=-202- wikipedia=-154- will=-205- win=-200- window=-186- windowspathsnoescap=-151- wine=-244-
  wins=-30- winter=-282- wip=121h wipe=157c wir=-132- wire=-29- wish=264o with=-115- withdrawn=234o withheld=-236-
  withhold=279h within=-156- without=92h won't=32h wonder=169h work=-163- workaround=-172- worker=-333- workflow=-174-
  workload=-229- workshop=-184- workspac=-35- worktre=-221- world=65c worm=-214- wormer=-150- worri=175h worth=-166-
  would=-138- wrap=-286- wraparound=-262- wrapp=-109- wrapper=-163- writ=-124- writabl=-114- writeback=-229- writer=50r
  written=-80- wrong=-228- wrot=-84- ws=-174- www=-193- x1=-113- x64=-70- x86=-129- xcoff=-143- xdg=-199- xid=-212-
  xml=-211- xmlchar=-170- xor=-171- xpm=-180- xrp=-72- xtensa=-72- xy=-89- xyz=-79- xz=-104- yallist=-156- yaml=-24-
  yankov=-74- yarn=-185- year=-220- yes=252h yesterday=259h yet=-352- yield=-297- yml=-149- you=60r you'd=197a
  you'll=29p you'r=231r you'v=265h your=195l yourself=301r z=-243- za=-134- zd=-112- zero=-54- zip=310x zlib=-171-
  zod=-209- zol=-126- zon=-193- zone=-132- zoom=-166- zsh=-154- zshrc=104p zstd=-184- zu=-118- zustand=-193-
`;
