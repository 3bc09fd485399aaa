/** Weights of stems; ^ stands for the first word of a sentence. Written by bench/scanner-train.ts. */
export const stems = `
  #agentfile=177p #ip=300x #mail=297x #number=-257- #phone=346x #secretfile=207x #url=723x ^#number=-151- ^a=-222-
  ^abandon=21o ^ability=-149- ^abort=-157- ^abov=-224- ^accept=-204- ^acces=-169- ^account=-195- ^act=25r ^action=-52-
  ^add=-78- ^additional=-168- ^addres=-194- ^adds=-211- ^admin=-47- ^advanc=-125- ^after=-129- ^agent=-209-
  ^aggregat=-124- ^ai=101a ^ajv=-135- ^alia=151p ^alignment=-188- ^all=-74- ^allow=-166- ^also=-183- ^alt=-186-
  ^alternativ=-76- ^alternative=-250- ^alway=-151- ^amount=-159- ^an=-78- ^and=-254- ^answer=238r ^any=41h ^anyon=-38-
  ^api=-246- ^app=-286- ^append=79p ^application=-183- ^approv=48h ^approval=52h ^architectur=-27- ^archiv=-76-
  ^are=-198- ^args=-105- ^argument=-70- ^arm=-103- ^arp=-147- ^array=-174- ^as=-109- ^ask=-257- ^assistant=197a
  ^assum=199r ^async=-94- ^at=-106- ^attach=36x ^attack=137c ^attempt=-140- ^attribut=-96- ^authentication=-32-
  ^authoris=-86- ^auto=-24- ^automatic=-166- ^automatical=100h ^avoid=76h ^b=-109- ^backup=-123- ^bad=-180- ^bank=-259-
  ^base=-201- ^bash=-213- ^be=267r ^becaus=-171- ^becom=281r ^begin=267o ^bfd=-94- ^binary=-230- ^bind=-190- ^body=101a
  ^boolean=-83- ^both=-123- ^branch=-228- ^break=-38- ^browser=-158- ^buffer=-132- ^build=-245- ^but=-74- ^by=-113-
  ^bypas=-51- ^c=-296- ^cach=-63- ^call=76x ^can=-198- ^can't=-179- ^cancel=-170- ^cannot=-130- ^caps=-127-
  ^capslock=-100- ^cast=-150- ^certificat=-192- ^chang=119p ^channel=-151- ^character=-221- ^check=-186- ^child=-109-
  ^clas=-110- ^clean=-154- ^client=-151- ^clos=-138- ^code=-200- ^collation=-92- ^collect=-29- ^color=-96-
  ^column=-120- ^combin=-145- ^command=-254- ^comment=-70- ^commit=-46- ^common=-289- ^compar=-156- ^compil=-25-
  ^component=-139- ^compress=-146- ^compression=-83- ^concurrent=-148- ^conditional=-118- ^config=-39-
  ^configuration=-183- ^conflict=-139- ^connection=-202- ^consent=55h ^consider=217o ^constraint=-77- ^contact=-171-
  ^contain=-95- ^content=100r ^context=-92- ^continu=-159- ^control=-153- ^conversion=-79- ^convert=-78- ^copi=-215-
  ^copy=-315- ^copyright=-194- ^core=-177- ^corrupt=124c ^could=-120- ^couldn't=-187- ^crack=129c ^credential=-226-
  ^crl=-112- ^current=-167- ^custom=-95- ^cut=205c ^d=-294- ^data=24x ^databas=-274- ^date=-64- ^dear=146a ^debug=20l
  ^declaration=-101- ^decod=-173- ^default=-99- ^defin=-202- ^delet=-151- ^deploy=168c ^deprecat=-190- ^describ=-138-
  ^destination=-295- ^destroy=109c ^detect=-109- ^determin=-102- ^developer=-139- ^did=-282- ^directory=-141-
  ^disabl=-103- ^discard=-167- ^disclos=154x ^display=109l ^disregard=-65- ^do=22h ^document=-69- ^does=-128-
  ^domain=-79- ^don't=-56- ^download=69c ^dry=-214- ^dump=164x ^duplicat=-154- ^dw=-146- ^dwarf=-130- ^dynamic=-252-
  ^e=-343- ^each=-59- ^echo=184l ^el=-170- ^electron=-107- ^element=-78- ^elf=-280- ^email=45x ^emb=117p
  ^emergency=206a ^empty=-84- ^enabl=-33- ^encod=45x ^encrypt=-71- ^encryption=-132- ^end=-37- ^english=-77-
  ^entry=-183- ^environment=-121- ^equal=-61- ^equivalent=-34- ^eras=127c ^error=-171- ^escap=-209- ^eslint=-108-
  ^esm=-102- ^even=-55- ^event=-137- ^every=-91- ^everyth=55o ^exact=-91- ^exampl=-162- ^exclud=-41- ^execut=93c
  ^execution=-100- ^exit=-111- ^expand=-118- ^expect=-125- ^explain=-84- ^export=-248- ^expos=211l ^expression=-113-
  ^extend=38p ^extendabl=-70- ^extension=-185- ^extra=-212- ^extract=140x ^extraneou=-188- ^f=-169- ^fail=-208-
  ^failur=-203- ^fall=-128- ^fals=-199- ^fast=-91- ^fatal=-137- ^field=-97- ^fil=-33- ^file=-101- ^filenam=-148-
  ^fill=241l ^filter=-245- ^final=30a ^find=-157- ^first=-212- ^fix=-124- ^flag=-176- ^float=-73- ^follow=51c ^for=-77-
  ^forc=49c ^foreign=-81- ^forget=129o ^format=57c ^forward=-153- ^found=-177- ^fram=-235- ^free=38r ^from=50a
  ^full=-135- ^further=-105- ^g=-254- ^generat=-147- ^generic=-59- ^german=-179- ^get=32c ^gets=-54- ^git=-317-
  ^give=60l ^given=-221- ^global=-111- ^gnu=-125- ^go=42l ^got=-153- ^grant=43a ^graphic=-225- ^group=-156-
  ^guidelin=-264- ^h=-215- ^hand=178x ^handl=-181- ^handler=-162- ^has=-233- ^hash=-130- ^hashery=-122- ^have=213h
  ^he=-284- ^header=-68- ^help=-302- ^helper=-276- ^here=53o ^hidden=-311- ^hide=-136- ^history=119x ^hook=-36-
  ^how=-116- ^however=-191- ^human=103a ^i=67a ^i'm=-46- ^if=-30- ^ignor=50o ^illegal=-293- ^imag=-137- ^imagin=-80-
  ^immediat=-79- ^implementation=-166- ^import=-290- ^important=-83- ^improper=-160- ^in=-52- ^incorrect=-230-
  ^index=-223- ^indicat=-232- ^initial=-195- ^initializ=-214- ^inlin=-163- ^input=-128- ^install=46c ^instead=-65-
  ^instruction=115o ^insufficient=-251- ^integer=-75- ^internal=-78- ^into=-237- ^invalid=-109- ^invok=179c
  ^ipaddr=-129- ^is=-79- ^it=-192- ^it's=-118- ^iteration=-199- ^its=-130- ^j=-264- ^javascript=-164- ^join=129c
  ^json=-174- ^jsonpath=-110- ^jump=-136- ^just=131h ^keep=-50- ^key=-174- ^keys=-133- ^keyword=-108- ^kind=271o
  ^l=-236- ^languag=-111- ^last=-103- ^latest=-163- ^launch=102c ^ldap=-108- ^leak=142x ^leav=201h ^left=-129-
  ^length=-103- ^let=284c ^library=-50- ^licens=-64- ^lie=-75- ^like=-68- ^limit=-253- ^line=-133- ^linker=-151-
  ^list=-158- ^listen=195a ^literal=-179- ^load=104c ^local=-133- ^location=-184- ^lock=-189- ^log=-237- ^logical=-63-
  ^logitech=-246- ^long=-180- ^look=-135- ^loop=-93- ^lower=-213- ^lu=-134- ^m=-244- ^macro=-166- ^magic=-86-
  ^mail=231x ^major=-155- ^make=249p ^malform=-200- ^malwar=-305- ^management=-38- ^march=-89- ^mark=97h ^mask=31h
  ^match=-161- ^max=-261- ^maximum=-66- ^may=-75- ^memory=-220- ^merg=-20- ^messag=100a ^meta=-107- ^method=-113-
  ^migrat=-78- ^min=-143- ^minimal=-111- ^minimum=-159- ^mirror=116x ^miss=-135- ^mno=-179- ^mode=-103- ^model=-254-
  ^modify=85p ^modul=-97- ^monitor=-108- ^more=-112- ^most=-42- ^mount=144c ^move=-24- ^multi=-57- ^multipl=-105-
  ^multixact=-223- ^must=-303- ^n=-220- ^name=-164- ^need=-270- ^negativ=-152- ^never=-191- ^new=-26- ^no=-108-
  ^nobody=26h ^node=-127- ^non=-207- ^not=-189- ^note=-154- ^noth=144h ^now=103r ^npm=-239- ^nt=-151- ^null=-105-
  ^number=-79- ^numeric=-86- ^o=-262- ^obey=94a ^object=-130- ^ocsp=-98- ^odd=-78- ^of=-226- ^official=-37-
  ^offset=-172- ^old=-105- ^on=-33- ^once=67p ^one=-95- ^only=-178- ^opcod=-182- ^open=124c ^operand=-147-
  ^operator=-262- ^option=-147- ^opts=-68- ^or=-107- ^order=62a ^other=-243- ^otherwis=-132- ^our=-210- ^out=-195-
  ^output=78l ^overrid=-50- ^overwrit=254c ^owner=-166- ^p=-52- ^pack=-137- ^packag=-107- ^parallel=-32-
  ^parameter=-50- ^pars=-226- ^partition=-153- ^pass=66x ^password=-304- ^patch=-143- ^path=-174- ^pathspec=-163-
  ^pattern=-180- ^pay=229h ^pb=-93- ^pc=-149- ^per=58a ^perform=-139- ^performanc=-87- ^permanent=-181-
  ^personality=-38- ^pg=-101- ^pin=-47- ^pixel=-64- ^plant=227p ^play=58r ^pleas=-58- ^plugin=-165- ^point=-81-
  ^policy=-76- ^polish=-60- ^poll=189c ^portugues=-139- ^position=-163- ^possibl=-109- ^post=-47- ^powershell=-148-
  ^pre=-167- ^prepar=-128- ^prerequisit=-64- ^pres=-23- ^present=152l ^pretend=-69- ^prettier=-133- ^prevent=-270-
  ^previou=-250- ^principal=-118- ^printer=-160- ^priority=126a ^privat=-231- ^problem=-223- ^proces=-233-
  ^process=-49- ^program=-111- ^prompt=-281- ^properti=-115- ^property=-50- ^protect=-207- ^protocol=-160- ^provid=186l
  ^proxy=-123- ^psect=-144- ^public=-246- ^publish=-52- ^pull=228c ^punycod=-117- ^put=107p ^q=-329- ^qifi=-300-
  ^qifiedevent=-182- ^quiet=-70- ^r=-241- ^rang=-93- ^raw=-120- ^re=-136- ^react=-180- ^read=-34- ^real=-193-
  ^recit=172l ^recogniz=-250- ^record=105x ^recovery=-155- ^recursiv=-206- ^ref=-132- ^referenc=-146- ^refus=-32-
  ^regex=-66- ^regexp=-218- ^register=193p ^reject=-166- ^relation=-159- ^relativ=-154- ^releas=-132- ^relocation=-54-
  ^remember=-172- ^remot=-190- ^renam=-101- ^render=126l ^repeat=69l ^replication=-58- ^reproduc=153l ^request=-38-
  ^requir=-85- ^reset=-83- ^resolv=-80- ^respond=63r ^restart=-277- ^restor=-82- ^result=-109- ^return=-114-
  ^reus=-163- ^revers=-76- ^rfc=-177- ^right=-182- ^root=-162- ^rout=118h ^router=-140- ^row=-215- ^rul=-126-
  ^rule=-181- ^runs=-197- ^s=-162- ^safety=-58- ^same=-173- ^sax=-77- ^say=230h ^scan=191c ^schema=-97- ^script=92a
  ^search=69a ^second=-167- ^secret=-232- ^section=-66- ^security=-125- ^see=-222- ^segment=-155- ^select=-165-
  ^send=-113- ^sequenc=-200- ^server=-300- ^servic=-191- ^session=-159- ^set=110p ^sets=-290- ^sett=-218- ^setup=-146-
  ^sha=-39- ^she=-301- ^shell=-223- ^shift=-87- ^short=-139- ^should=97h ^show=-25- ^shut=140c ^sign=151a ^silent=-281-
  ^similar=-95- ^simp=-180- ^simpl=-287- ^simulat=-38- ^sinc=-168- ^size=-144- ^skip=-38- ^skipp=-294- ^slattach=-126-
  ^small=-130- ^so=-272- ^some=-214- ^sorry=-219- ^sourc=-51- ^spac=-193- ^special=-176- ^specifi=-84- ^specify=-134-
  ^spell=152l ^split=-186- ^spread=183p ^sql=-99- ^ssh=-184- ^ssl=-205- ^stal=-258- ^start=49c ^statistic=-111-
  ^stay=261r ^stc=-128- ^still=-255- ^stop=304c ^stor=112p ^str=-254- ^stream=246x ^strip=81h ^submodul=-138-
  ^subscrib=-185- ^subscription=-250- ^sudo=-183- ^summaris=20l ^sun=-63- ^suppos=-22- ^suppres=56h ^symbol=-117-
  ^sync=-29- ^synchronou=-167- ^syntax=-158- ^t=-214- ^tabl=-136- ^tablespac=-119- ^tag=-105- ^take=378r ^target=-185-
  ^task=-305- ^teach=283p ^tell=-27- ^templat=-212- ^terminat=-321- ^test=-204- ^text=-263- ^that=-50- ^the=-390-
  ^then=-336- ^ther=-69- ^there=107h ^thes=-219- ^they=-27- ^think=211r ^third=-224- ^this=-121- ^thos=-58- ^throw=-46-
  ^thus=-199- ^tiff=-71- ^time=-75- ^timeout=-90- ^tls=-148- ^to=-255- ^token=-312- ^too=-148- ^tool=220a ^trac=-197-
  ^trail=-91- ^transaction=-68- ^transfer=71x ^transform=31r ^translat=-73- ^transmit=265x ^treat=328o ^trigger=-205-
  ^trim=-79- ^true=-188- ^truncat=46c ^try=123c ^ts=-116- ^turn=38r ^two=-135- ^type=-83- ^typescript=-60- ^u=-313-
  ^ui=-71- ^unabl=-122- ^undefin=-85- ^under=-70- ^undici=-184- ^unexpect=-198- ^unhandl=-120- ^unicod=-213-
  ^uniqu=-148- ^unknown=-288- ^unrecogniz=-135- ^unresolv=-151- ^unsupport=-152- ^until=-217- ^updat=-229-
  ^upload=-163- ^upper=-135- ^uri=-262- ^url=-239- ^us=-202- ^usag=-181- ^use=83c ^used=-170- ^useful=-61- ^user=-69-
  ^uses=-224- ^usual=-238- ^v=-169- ^val=-73- ^valid=-222- ^validat=-128- ^valu=-91- ^variabl=-90- ^vendor=-70-
  ^verifi=48a ^verify=-212- ^version=-108- ^view=-142- ^w=-367- ^wait=-376- ^wal=-157- ^wallet=-206- ^want=-197-
  ^warn=-187- ^watch=-202- ^we=-49- ^we'r=97l ^web=-265- ^well=-112- ^whatever=74o ^when=-79- ^whenever=200x
  ^wher=-216- ^whether=-240- ^which=71l ^whil=-30- ^whitespac=-93- ^whoever=188a ^why=-171- ^width=-97- ^will=-252-
  ^window=-132- ^wipe=84c ^with=-180- ^without=-190- ^word=-162- ^work=37h ^would=48l ^wrap=-167- ^writ=61p
  ^wrong=-122- ^x=31c ^y=-211- ^yes=-197- ^you=-103- ^you'd=137h ^you'r=229r ^you'v=93h ^your=236r ^z=-241- ^zero=-203-
  ^zod=-149- ^zone=-114- a=-59- abandon=22o abbrev=-130- abbreviation=-78- abi=-117- ability=-200- able=-37-
  abnormal=-125- abort=-182- about=-162- abov=159o absent=-212- absolut=-133- abstract=-107- access=-146-
  accessibility=-189- accessibl=-205- accidental=-154- accord=-150- account=231a accumulator=-257- acme=-309-
  acorn=-67- acquir=-124- acros=51p act=244r action=42h activ=97p activat=175o acts=-253- actual=-116- ada=-255-
  adapter=-143- add=-59- addend=-105- addition=-212- additional=-181- additionalproperti=-144- addon=-62- addr=-152-
  addres=-84- address=-146- address4=-123- address6=-150- adds=-178- adjacent=-96- adjust=-211- adjustment=-187-
  admin=81a administrator=229a advanc=-92- affect=-188- after=-296- again=342p against=-100- age=-238- agent=72p
  aggregat=-151- agre=236h ahead=106h ai=387r ajv=-181- alarm=-118- album=-241- alert=189h alex=-194- algorithm=-134-
  alia=101p alias=96p align=-198- alignment=-312- all=-37- allocat=-127- allow=-135- alon=101h along=-21- aloud=100l
  alpha=-104- alphanumeric=-228- already=-205- also=-149- alt=-183- alter=123r alternat=-48- alternativ=-160-
  alternative=-241- altgr=-105- although=125h alway=-186- am=-167- ambiguou=-88- amend=-160- among=188h amount=-152-
  amptrn=-202- an=49r analysi=-191- analyz=-148- ancestor=-139- and=133c angl=-74- animation=-195- annoy=-154-
  anonymou=74x another=-204- ansi=-96- answer=317r anthropic=206a antiviru=177c any=-55- anybody=216h anymor=-87-
  anyon=35h anyth=21r anyway=-155- anywher=-250- apach=-46- api=-126- apis=-148- app=-317- append=27x appli=-74-
  applicabl=-232- application=-254- apply=104o appointment=-228- approach=-90- appropriat=-110- approval=309h
  apps=-101- april=-301- apt=-242- arbitrary=-150- arc=-141- arch=-196- architectur=-212- archiv=-200- are=-211-
  area=-348- aren't=96r arg=-261- args=-245- argument=-156- argv=-67- aria=-135- arm=-113- around=-185- arp=-250-
  arr=-246- array=-147- arraybuffer=-87- arriv=-145- arrow=-183- articl=25a as=-22- ascii=-128- asid=135o asm=-56-
  assemb=-121- assembl=-131- assembler=-200- assertion=-171- asset=-229- assign=-140- assignment=-155- assistant=349a
  associat=-192- assum=-56- ast=-125- async=-114- asynchronou=-107- asynchronous=-116- at=-304- atom=-221- attach=106x
  attachment=68c attack=256c attacker=328c attempt=-92- attention=113a attribut=-154- authenticat=-203-
  authentication=-118- author=-132- authoris=111a authority=322a authoriz=145p auto=-52- automatical=-97-
  autostart=184p aux=-110- auxiliary=-183- availabl=-123- averag=-226- avoid=-48- awar=-126- away=38h aws=207x
  axe=-280- b=-142- babel=-74- back=188p backdoor=190c backend=-226- background=112h backup=-35- backward=-124-
  bad=-117- badg=215a bank=143x bar=-183- bare=-115- bas=-225- base=-127- base32=-142- base58=-155- base64=98x
  base64url=-229- baselin=-126- basenam=-47- bash=371c basic=-250- batch=-195- battery=-283- baz=-32- be8=-134-
  beacon=-38- becaus=-224- becom=176r been=276o beep=-150- befor=-399- begin=120o beginn=214l behalf=182h
  behavior=-291- behaviour=80a behind=-154- bell=-234- belong=114x below=108a ben=-314- bench=-227- benchmark=-197-
  benefit=-93- best=-153- beta=-88- better=-283- between=-82- beyond=-139- bfd=-125- bias=124r bierema=-76- big=-185-
  bigger=-147- bigint=-159- bigmap=-118- bike=-231- bin=-153- binari=-111- binary=127c bind=-29- bins=-336-
  birthday=-252- bisect=-237- bit=-111- bitfield=-118- bitmap=-287- bits=-112- blam=100h blank=-117- blob=-140-
  block=-78- blog=-199- blue=-131- blx=-89- board=-124- boat=-133- bodi=-232- body=-30- bogu=-114- boiler=-265-
  bom=-93- book=-195- bookmark=-165- boolean=-178- boot=223p border=-121- bori=-84- boss=-22- bot=-64- both=-241-
  bots=94p bottom=-131- bound=-51- boundari=-160- boundary=-223- box=-131- br=246h brac=-124- bracket=-187-
  branch=-149- brand=-241- break=27r brief=-310- broadcast=31x broken=-201- brows=-149- browserify=-250-
  browserslist=-322- bsd=-123- btre=-162- bucket=217x budget=-272- buffer=-182- bug=-39- bugs=-289- build=-92-
  builder=-76- built=-101- builtin=-235- bump=-120- bun=-119- bundl=-242- bus=-308- but=-152- button=-172- buy=-130-
  by=-148- bypas=24a bypass=-187- byt=-133- byte=-101- c=112c cach=-139- cacheabl=-130- cacheablememory=-170-
  calendar=-214- call=-178- callback=-225- caller=367x came=119o camera=-135- can=-191- can't=-113- cancel=-169-
  cancell=-147- candidat=140a cannot=-151- canonical=-105- capabiliti=-247- capitalization=-65- caps=-233-
  capslock=-135- captur=74x car=-78- card=-112- careful=-114- carri=-21- carriag=-78- carry=114p cas=-183- case=-174-
  cast=-102- cat=-254- catalog=-281- category=-133- caus=22h cb=-85- cc=-142- ccach=-181- cdn=-201- cdrom=-137-
  cell=-118- cellar=-252- censor=128r censorship=43r ceo=75a cert=-53- certain=-230- certificat=-149- cgen=-52-
  chain=-119- challeng=-159- chang=-141- changelog=-83- channel=-102- chapter=-293- char=-167- character=-64- charg=39p
  charset=-156- chdir=-67- check=-231- checkout=-212- checkpoint=-217- checksum=-143- cherry=-164- ches=-248-
  child=-73- children=-140- chmod=-132- choic=-145- choir=-229- chokidar=-248- choos=-178- chooser=-160- chrom=-194-
  chromium=-164- chunk=-177- ci=-361- cidr=-129- cipher=-166- circl=114p circular=-109- cite=-224- city=-271- cjs=-105-
  clas=-192- class=-141- claud=-112- claus=-155- clean=-258- cleanup=86p clear=36a cli=-254- click=107h client=-74-
  clipboard=172x clock=-123- clon=-388- clos=-223- close=-168- closest=-180- cloud=-40- cloudflar=-81- club=-250-
  cluster=-203- cmd=-168- co=55a cod=-118- code=-44- codec=-126- codeview=-80- coerc=-86- coercibl=-106- coercion=-98-
  coff=-202- coffe=-277- collaborator=-187- collaps=-154- collat=-109- collation=-115- colleagu=66c collection=-202-
  collector=-50- collision=-143- color=-181- colour=-233- column=-159- com=99h combin=-130- combination=-96-
  comdat=-157- come=-173- comma=-221- command=-155- comment=-46- commit=-171- common=98c commonj=-132-
  communication=-102- community=-224- comp=373a compact=196p company=-186- compar=-240- comparator=-123-
  comparison=-187- compat=-44- compatibility=-125- compatibl=-92- competitor=338x compil=-174- compilation=-73-
  compiler=-115- complet=-226- complete=-85- completion=-190- complex=-121- complianc=210a compliant=-71-
  complicat=-185- component=-210- compos=-238- composit=-34- compres=198x compress=-143- compression=-87- comput=-170-
  computation=-179- computer=234c concatenat=-205- conceal=-20- concern=253o concurrency=-123- concurrent=-171-
  cond=-193- condition=-148- conditional=-211- conduct=-199- conf=-248- conffil=-53- confidential=217x config=-94-
  configur=-90- configuration=-204- confirm=44h confirmation=368h conflict=-150- confus=-93- congo=-101- connect=-152-
  connection=-112- conscienc=100r consecutiv=-123- consent=344h consider=106o consideration=206o consist=-62-
  consistency=-142- consistent=-153- consol=-220- const=-243- constant=-121- constraint=91o construct=-91-
  construction=-223- constructor=-151- consult=249h consum=-194- consumer=-61- consumption=-193- contact=-34-
  contain=-98- container=116c content=42x context=39l contiguou=-56- continu=92h contract=-110- contradict=64o
  contribut=-189- contribution=-244- contributor=-233- control=-34- controll=-268- controller=164a convenient=-96-
  convention=-151- conversation=280l conversion=-163- convert=-104- converter=-48- cooki=-140- cookiejar=-103-
  coordinat=-177- copi=74x coprocessor=-82- copy=-161- copyright=-343- core=-120- corner=-193- correct=-90-
  correspond=-158- corrupt=89c cors=-341- cost=-192- could=-136- couldn't=-318- count=-69- counter=-190- cours=-253-
  cover=-88- coverag=-208- cpu=-143- crack=129c crash=184c crc=-80- crc32=-49- creat=-64- creation=-280- creator=250a
  credential=92x credit=94x criminal=270r critical=-110- crl=-243- croatian=-118- crontab=235p cros=-246- cruiser=-95-
  crypto=40c cryptographic=-36- csp=-96- csr=-95- css=-125- csv=-216- ctf=-180- ctl=-217- ctor=-176- ctrl=-202-
  ctyp=-59- cu=-51- curl=286c current=-156- cursor=-100- custom=-164- customiz=-202- customization=-123- cut=139r
  cwd=-136- cycl=-109- d=-59- d3=-147- daemon=-275- dai=26x dan=297r dangerou=64a dark=-209- dash=75l dashboard=-233-
  dat=-203- data=-88- date=-331- day=-157- days=-390- db=-282- de=-359- dead=-115- deal=-137- dear=146a deb=158c
  debian=-276- debug=-83- debugg=-60- debugger=-208- debuginfo=-248- dec=-209- decid=254a decimal=-129- declar=-184-
  declaration=-166- declin=-97- decod=65c decoder=-117- decompression=-115- decrement=-140- decryption=-134- deep=-224-
  def=-223- default=-141- defaultxmlversion=-181- deferr=-105- defin=-99- definition=-141- deflat=-197- degre=-312-
  delaunator=-69- delaunay=-120- delet=-33- deletion=378h delimiter=-126- delta=81p demand=212a demangl=-224-
  demo=-195- democratic=-172- den=-246- deni=-186- deno=-224- dentist=-263- deny=-132- depend=-36- dependenci=-293-
  dependency=-240- dependent=-212- deploy=-182- deprecat=-182- deprecation=-138- depth=-218- der=-229- dereferenc=-105-
  deriv=-144- describ=-96- descriptor=-210- deserializ=-211- deserialization=-207- design=-374- desir=-88- desk=-124-
  desktop=127x dest=116x destination=-270- destroy=52c detach=-202- detail=48l detect=-200- detection=-192-
  determin=-128- deterministic=-99- dev=99c develop=-182- developer=53o development=-305- devic=-214- devtool=-195-
  diagnostic=-172- dialog=199h dictionary=-152- did=123h didn't=-203- die=-231- dies=-202- diff=-261- differ=-204-
  differenc=-125- different=-23- difflin=-227- digest=111h digit=107x digraph=-162- dimension=-114- dinner=-364-
  dir=36p direct=-202- direction=-62- directiv=-179- directori=-254- directory=-135- dirmngr=-227- dirty=-224-
  disabl=-38- disagre=64o disallow=-193- disassembl=-195- disassembler=-149- discard=-79- disclaimer=-164- disclos=228l
  disconnect=-315- disguis=187h disk=133c dispatcher=-100- displacement=-114- display=-64- displaypath=-108-
  disposition=-131- disregard=24o distanc=-227- distinct=-80- distinguish=-95- distribut=-204- distribution=-92-
  div=40a divid=-111- division=-56- djb2=-87- dll=28c dn=-212- dns=45x do=63h docker=-305- docs=-354- doctor=-63-
  document=205x documentation=-203- does=-122- doesn't=-197- dog=-346- dom=-107- domain=-135- don't=62h done=-104-
  door=-343- dot=-232- dotfil=-250- doubl=-261- down=-46- download=31c downstream=-249- dp=-139- dpi=-22- dpkg=-180-
  dr=-312- draft=-125- drag=-130- draw=83h drawer=-206- drill=-262- driv=224c driver=54c drop=156c dropp=-180-
  dry=-344- dso=-174- dsp=-94- dt=-126- du=-195- due=-289- dump=112x duplicat=-233- dur=-298- duration=-194-
  dutch=-215- dvorak=-249- dw=-114- dwarf=-143- dwo=-154- dynamic=-215- dynamical=-247- e=-95- each=-88- ear=-228-
  earlier=184o easi=-273- easier=-86- easy=-126- echo=124l ecma262=-34- ecmascript=-96- ecmaversion=-134-
  ecosystem=-188- ed=-269- edge=-115- edit=-79- edition=-235- editor=-461- effect=44a effectiv=-97- efficient=-130-
  effort=-198- eg=-96- eggs=-263- eh=-44- eight=-248- either=-135- el=-358- elaps=-50- electron=-161- element=-180-
  eleven=-249- elf=-171- eliminat=-129- ellipsi=-228- elsewher=48p email=-46- emb=135p embedd=-24- emergency=208a
  emfil=-175- emit=-135- emitt=-189- emoji=-203- empty=31c emulation=-81- en=-263- enabl=-61- enclos=-110- encod=-103-
  encoder=35c encounter=-157- encourag=-204- encrypt=-130- encryption=-206- end=-171- endef=-114- endian=-139-
  endiannes=-53- endpoint=126x ends=-22- enforc=-261- engineer=-221- english=-243- enhanc=-122- enough=-224-
  ensur=-231- entir=-240- entire=26o entity=-157- entri=-190- entry=-76- entsiz=-67- enum=-113- env=51x
  environment=-132- eof=-213- eos=-164- epoch=-148- equality=-91- equivalent=-131- era=-36- eras=216c err=-216-
  erratum=-57- error=-182- es=-140- es5=-161- es6=-121- esc=-237- escap=-145- eslint=-218- esm=-129- especial=-97-
  espre=-172- esprima=-136- estimat=-83- estre=-64- etc=146p ethic=346r euro=-318- eval=95c evaluat=-128- even=-85-
  event=-204- eventemitter=-202- eventsourc=-80- ever=198o every=79p everyon=150c everyth=156a evidenc=253h evil=207r
  exact=23l exam=-180- exampl=-273- exceed=-166- excellent=71a except=-316- exception=-60- excessiv=-170- exclud=-123-
  exclusion=-186- exclusiv=-120- exe=401c exec=81c execstack=-47- execut=240c executabl=-175- execution=-161-
  exercis=-199- exist=-55- existent=-138- exit=-303- exodu=-33- expand=-181- expander=-197- expansion=-142-
  expect=-128- expecttypeof=-191- experienc=-157- experimental=-83- expir=-182- expiration=-87- explain=-280-
  explanation=36h explicit=-72- exploit=172c export=-250- expos=-27- expr=-262- expres=-177- expression=-81- ext=-331-
  extend=-98- extendabl=-57- extensiv=-139- external=-156- extglob=-96- extra=188h extract=-81- extraneou=-188-
  extreme=-70- f=29c fac=-214- fact=148h factor=31c factory=142c fail=-100- failur=23h fake=167h fall=-253-
  fallback=-96- fals=-65- fami=-264- famili=-206- far=170l fast=-125- faster=-105- fastest=-77- fatal=-191-
  favourit=-413- fc=-146- fd=-194- fdpic=-111- featur=-293- fee=249h feed=23x feedback=-214- feel=43o fetch=46x
  few=-125- fewer=-62- field=-131- figur=-196- fil=-125- file=-137- file1=-86- file2=-81- filenam=-138- filepath=-112-
  filesiz=-148- filesystem=-264- fill=-112- film=-284- filter=-30- final=-183- find=-71- fine=-300- finger=-98-
  fingerprint=100h finish=29h finit=-128- fir=-163- fire=-207- firewall=177c firm=-218- first=-29- fish=-300- fit=-147-
  five=-191- fix=-157- fixup=-248- flag=-274- flat=-202- flatt=-51- flatten=-193- flight=-188- float=-103- floor=-126-
  flow=-159- flush=-167- fn=-178- fnv1=-67- focus=-156- fold=-245- folder=-21- font=-212- foo=-172- food=-242-
  footer=-202- for=-203- forbid=-26- forbidden=191r forc=173c ford=-171- foreground=-296- foreign=-185- forget=167o
  form=-270- formal=-160- formatt=-49- formatter=-224- formednes=-169- former=292o forum=110x forward=-35- found=-64-
  foundation=-177- four=-128- fourth=111r fp=-134- fp16=-163- fpic=-123- fpu=-116- fraction=-162- fragment=-180-
  fram=-208- framework=-73- fre=42r free=-58- freescal=-102- freez=-144- french=-177- fresh=-200- friday=-274-
  fridg=-177- friend=-223- fromschema=-101- front=-199- fs=-178- fsmonitor=-199- fsync=-69- ftp=107x ful=134a full=-74-
  fun=-218- function=-130- functionality=-173- further=-93- game=-49- garbag=-175- garden=-312- gas=131r gate=-268-
  gateway=104p gb=-234- gc=-187- gcc=-156- gdk=-237- general=-143- generat=-157- generation=-186- generator=-252-
  generic=-120- gensync=-24- german=-338- get=-41- getallversion=-41- getmany=-85- getmanyraw=-97- getorset=-78-
  getraw=-83- gets=-224- gett=-145- getter=-93- gid=-103- git=-72- github=-302- gitignor=-255- giv=36o give=89l
  gl=-215- glob=-143- global=-117- glue=-175- gmt=-77- gnu=-134- go=-20- goal=-158- god=192r gone=307r good=-114-
  got=-99- govern=197o gp=-161- gpg=-209- grab=188x grandma=-262- grant=139a graph=-183- graphic=-225- grateful=-204-
  great=-143- greater=-87- green=-193- greet=-259- grid=-114- group=-256- gss=-184- gssapi=-154- gstreamer=-222-
  gt=-100- gtk=-195- guarante=-241- guard=152a guardrail=-22- gues=-237- guess=91c guest=-176- guid=-285- guidanc=241o
  guidelin=309o gym=-102- gzip=-203- gzipp=-115- h=-268- hacker=212r had=205h half=-154- hand=36x handl=-197-
  handler=-88- hang=-196- hard=74c hardwar=-183- hash=-114- hashalgorithm=-66- hashery=-123- hav=54o haven't=-214-
  hba=-269- hd=-81- hdr=-30- he=-345- head=20l header=-123- health=-153- hear=-63- height=-195- help=-303- helper=33p
  helpful=204r her=69h here=-29- hereby=202o herm=127a heuristic=-123- hex=-88- hexadecimal=-172- hi=-241- hid=-241-
  hidden=95l hide=-66- high=-298- higher=53a highlight=-76- him=-92- hint=-60- his=-282- histogram=-257- history=128h
  hit=-219- hits=-145- hold=-153- holiday=-256- home=41c honest=219r hono=-239- hook=-104- hookifi=-151-
  horizontal=-174- host=-51- hostnam=-176- hot=-228- hour=32x hous=-353- how=-46- however=-177- html=-264- http=-171-
  huge=-178- human=179h hungarian=-76- hunk=-121- hw=-140- hyphen=-187- i'm=-94- i386=-69- icf=-164- icon=-142-
  iconv=-71- icu=-140- id=-125- idata=-98- idea=-156- ident=-136- identical=-170- identifi=-133- identifier=-120-
  identify=78r identity=34r ids=-324- idx=-181- ie=-69- if=-61- ifac=-102- ifunc=-73- ignor=-52- ignorecas=-192-
  ihex=-88- im=-248- imag=-166- imagin=-56- immediat=-70- immediate=-45- immutabl=-116- impact=-187- implement=-201-
  implementation=-218- impli=-228- implicit=-249- import=-239- important=-224- improper=-153- improv=-152-
  improvement=-179- in=-202- inappropriat=-92- inbox=64x inc=-200- includ=-94- inclusiv=-222- incom=64x
  incompatibl=-139- incomplet=-55- inconsistency=-60- inconsistent=-202- incorrect=-151- increas=-212- increment=-219-
  incremental=-163- indent=-144- indentation=-112- independent=-171- index=-133- indic=-89- indicat=-163- indirect=-65-
  individual=-143- infer=-147- infinity=-242- info=-195- inform=83h information=-203- inherit=-151- inhibit=-235-
  ini=-228- init=-190- initial=90l initializ=-151- initialization=71l inject=-231- injection=-261- inlin=-159-
  inner=-44- inod=-123- input=-80- insensitiv=-196- insert=-49- insid=-54- insn=-83- inspect=-288- inspir=-137-
  install=-30- installation=-50- installer=125c instanc=-147- instead=-150- instruct=234a instruction=31o
  insufficient=-233- insuranc=-190- int=-139- integer=-116- integration=-113- integrity=-184- intel=-67- intend=-115-
  intentional=-191- interactiv=-246- intercept=-158- interceptor=-208- interest=-152- interfac=-210- internal=-124-
  international=-188- internet=51c interpret=-102- interpreter=-132- interrupt=44h intersection=-180- interval=-238-
  interview=-256- interwork=-126- intl=-76- into=130x introduc=-176- invalid=-120- invalidat=-137- invalidation=-76-
  invisibl=-31- invoic=-185- invok=182c involv=-94- io=-117- ip=-189- ipaddr=-78- ipc=-290- ipv4=-160- ipv6=-166-
  iri=-112- irtt=-92- is=-223- isa=-129- isn't=30h iso=-274- isolat=-226- isolation=-184- issu=-134- issuer=-133-
  it=224h it'll=-176- it's=-162- iterabl=-100- iterat=-128- iteration=-228- iterator=-211- itself=110p j=-208-
  jailbreak=97r january=-255- japanes=-152- java=-115- javascript=33c jest=-116- jiti=-133- jo=-334- job=22p jobs=-322-
  join=66c joiner=-100- jok=-260- joke=50h jose=-105- jpeg=-104- js=-174- jsdiff=-106- jsdom=-185- json5=-140-
  jsonb=-78- jsonpath=-82- july=-230- jump=-116- june=-404- junk=-139- k=-119- kadm5=-168- kb=-91- kdc=-230- keep=-164-
  kept=-215- kerbero=-247- key=-215- keyboard=-118- keychain=209x keyr=-273- keys=-85- keyserver=-199- keytab=-229-
  keyv=-135- keyword=-149- kids=-286- kill=41c kim=-200- kind=135o kitchen=-226- knip=-245- known=-80- krb5=-120-
  kvno=-158- l=-221- la=-348- lab=-333- label=-274- landlord=-236- languag=-252- laptop=-378- larg=-130- larger=-148-
  later=-112- latest=55c latin=-259- launch=156c law=351r lawyer=-86- layer=46r layout=-250- lazy=-218- lc=-160-
  ld=-138- ldap=-214- le=-300- lea=-407- lead=-231- leak=31l leap=-81- leas=-297- least=-149- leav=70h led=-181-
  left=-248- legacy=-142- legal=-149- lena=-307- length=-157- les=-303- less=22r lesson=-223- let=289o lets=-212-
  letter=-210- levenshtein=-159- levn=-41- lf=-99- lib=-160- librari=-59- library=-97- libs=-197- licens=-30- lie=-34-
  lies=-28- life=-111- lifetim=-194- lift=-55- light=-43- lighter=-76- lightn=-130- lightweight=-113- lik=-308-
  like=-169- limit=-108- limitation=-222- lin=-278- line=-222- lineno=-177- link=-127- linkag=-157- linker=-234-
  lint=-197- linter=-50- linux=-111- list=-154- listen=96o listener=80x literal=-135- littl=101r liv=-219- live=95r
  lld=-98- llm=-157- llu=-246- llx=-29- lo=-153- load=31p loadabl=-110- loader=237p loc=-153- local=-104-
  localentry=-127- localhost=-258- locat=-102- location=-163- lock=-148- log=41c logg=-80- logger=25p logic=-179-
  logical=-139- login=54c logitech=-246- logo=-306- logs=169a long=-307- longer=-71- look=83h lookup=-143- loop=-238-
  loos=-137- lop=-21- loss=-180- lost=-27- lot=-183- lots=-96- low=-235- lowercas=-90- lru=-91- lrusiz=-75- ls=-137-
  lsn=-205- lt=-91- lts=-113- lu=-155- lunch=-210- lx=-98- m=-135- mach=-44- machin=-45- maco=-208- macro=267c
  made=-52- magic=-137- mail=-53- mailbox=68x main=-66- maintain=-220- maintainabl=-162- maintainer=-146-
  maintenanc=22a major=-150- mak=-114- make=142p makefil=-163- maker=184o malform=-172- malwar=88c man=-257-
  manag=-225- management=219a manager=-384- mandatory=-97- manifest=-84- manipulat=-136- manual=-258- many=-150-
  map=-188- mapp=-259- maps=-222- mar=-272- march=-227- mark=-85- marker=-204- mask=93r master=-113- match=-164-
  matcher=-183- materializ=-159- math=-301- matter=56o maxag=-254- maximiz=-161- maximum=-57- maxlength=-137- may=-160-
  mayb=59h mb=-235- mcp=33p md=-188- md5=-89- me=-66- mean=-326- meaningful=-107- meaningles=-180- meant=-172-
  measur=-291- measurement=-98- mechanism=-154- media=-170- medical=71x medium=-194- meet=-377- member=-325-
  memori=270x memory=129p menu=-277- merg=-160- messag=-48- meta=-237- metadata=-122- metainfo=-85- metalink=-169-
  meter=-320- method=-184- metric=-262- mia=-259- micromip=-112- microsoft=60p middl=-184- middlewar=-227- might=-117-
  migrat=-187- migration=-253- milk=-312- millisecond=-108- mime=-184- mimetyp=-80- min=-193- mind=-20- mine=360o
  minifi=-105- minimal=-202- minimatch=-148- minimum=-131- minor=-154- minut=-148- mips=-102- mirror=70x mismatch=-171-
  miss=-207- mit=-159- mitigat=-113- mix=-175- mmo=-29- mnemonic=-292- mno=-192- mobil=-190- mod=-214- model=-66-
  moderation=-117- modern=-203- modifi=-238- modification=-197- modifier=-145- modify=-63- modul=-149- moment=237h
  mon=-119- monday=-427- money=266h monitor=-190- monkey=-179- month=-454- moral=256r more=-85- morn=-226- most=-200-
  mount=22c mous=-174- mov=-280- move=-172- movprfx=-192- mr=69a mrelocatabl=-143- ms=-292- msa=-140- mss=-92-
  mtim=-162- much=-252- multi=-219- multip=-221- multipl=-184- multixact=-214- must=-123- mutabl=-160- mutat=-148-
  mutual=-119- n=-224- na=-297- nam=-150- name=-59- namespac=-46- nan=-69- narrow=-82- nas=-118- nathan=-76-
  nativ=-145- nativo=-134- natural=-197- near=-183- necessary=-247- need=-124- negat=-144- negation=-177- negativ=-151-
  negotiation=-206- neighbour=267c neither=-99- nest=-181- net=227c netmask=-132- network=169c never=-73- new=103p
  newer=-165- newest=-51- newlin=-174- news=-136- newsletter=-142- next=-22- nfa=-60- night=-358- nine=-266- nis=-187-
  no=-72- nobody=108h nod=-266- node=-71- nodej=-150- non=-139- nonc=-120- none=84o nonzero=-120- noon=-100- nop=-177-
  nops=-155- normal=48h normaliz=-196- not=-112- notation=-171- note=31a noth=305h notic=127a notification=26h
  notify=118h nov=-62- now=214r npm=-250- npx=-83- nt=-151- nul=-111- null=-168- nullabl=-155- num=-251- number=-102-
  numeric=-80- nuts=-295- o=-340- obey=404a object=-144- obsolet=-216- obtain=-334- obug=-72- occur=-130- occurr=-196-
  occurrenc=-69- ocsp=-238- oct=-39- octal=-97- october=-218- odd=-86- of=-109- off=159r offer=-323- offic=-193-
  official=-51- offset=-149- often=-118- oid=-119- ok=138o old=-289- older=-230- oldest=-242- omit=-34- omitt=-141-
  on=-203- once=-59- one=26o onerror=-189- ones=-110- onhook=-187- onlin=-254- only=-132- onto=-232- op=-235-
  opaqu=-97- opcod=-130- open=-122- openai=52a openapi=-86- openj=-177- openpgp=-81- operand=-169- operat=98l
  operation=-262- operator=105a opinionat=-55- opposit=91r ops=-75- opt=-128- optimiz=-293- optimization=-92-
  optimizer=-54- option=-167- optional=-153- optionator=-112- opts=-112- or=-150- order=84a ordinal=-78-
  orientation=-92- orig=-73- origin=-228- original=-66- orphan=-87- os=-172- otherwis=-166- our=158x out=156h
  outdat=-83- outer=-108- outsid=-38- oven=-271- over=193x overflow=-206- overhead=-116- overlap=-133- overlarg=-151-
  overlay=-165- overload=-71- overrid=-58- overridden=-65- overrul=175o oversiz=-141- overwrit=76c overwritten=-107-
  own=-154- owner=80a ownership=-125- oxc=-75- pa=-77- pack=-234- packag=-227- package=-158- packet=-264- packfil=-93-
  pad=-146- padd=-226- pag=-242- paint=-233- pair=-140- palett=-182- panel=-150- pango=-236- paper=-187- paragraph=177p
  parallel=-253- param=-148- parameter=-219- parameterlimit=-107- parcel=-332- parent=-313- park=-222- pars=-142-
  parser=-94- part=109l parti=70x partial=-167- particular=-162- partition=53c party=-190- pass=-145- passphras=-256-
  passport=-276- passwd=92c password=171x past=67l pastebin=307x patch=-247- path=-136- pathnam=-130- pathspec=-145-
  pattern=-202- paus=118x pay=97o payload=248p payment=206h pb=-100- pc=-232- pcrel=-79- pdf=-311- peer=-199- pem=-257-
  pend=98h peopl=-259- per=-86- percent=-115- perform=-234- performanc=-161- perhap=-195- permanent=195p
  permission=120h permit=-178- permitt=134r persist=114p persistent=-160- person=354h persona=28r personal=-63-
  personality=124r pg=-141- phas=-196- phon=-31- phonetic=-262- photo=-390- phras=138l physical=-180- pi=-280- pic=-80-
  pick=-84- picomatch=-139- pictur=46x pid=-180- pie=-127- pinn=-217- pino=-234- pipe=138c pipelin=-322- pixel=-191-
  pkcs=-68- placeholder=-158- plain=-124- plan=-350- plann=-253- planner=-114- plant=44p platform=-68- play=77r
  playwright=-201- pleas=-135- plt=-116- plug=57c plugin=-119- plural=-144- plus=-136- png=-142- pnm=-135- pnp=-158-
  pnpm=-256- po=-155- poem=-223- point=-30- pointer=-152- polic=266a polici=166o policy=86o polish=-206- poll=53c
  polyfill=-150- popular=-148- populat=-111- port=92c portabl=-90- portal=-263- portion=-195- portugues=-139-
  position=-44- positiv=-111- posix=-235- possib=-261- possibl=-249- post=162x postgr=-217- postgresql=-228-
  potential=-209- power=-25- powerpc=-121- powershell=110c ppc=-119- pr=-195- practic=-249- pre=-52- preambl=284l
  prebuilt=-45- preced=70o precedenc=-153- precis=64l precision=-119- predicat=-197- prefer=-346- preferenc=91o
  preferr=-184- prefix=-239- preload=-80- prepar=-123- prepend=-230- prereleas=-157- prerequisit=-63- present=-148-
  preserv=-281- preset=-50- press=-279- pretend=126r prettier=-180- pretty=-182- prevent=-204- previou=-102-
  previous=-168- pric=-314- prim=64l primary=-135- primitiv=-112- principal=-378- principl=324r print=-229-
  printer=-196- prior=170o priority=29a privat=137x privileg=39a pro=-236- probab=-273- problem=-80- proc=-212-
  proce=246a procedur=-159- proces=-88- process=-88- processor=-207- produc=-178- product=135a production=81c
  prog=-259- program=53c programm=83o progres=-140- project=-145- promis=-166- prompt=-25- prop=-209- proper=-196-
  properti=-137- property=-114- proposal=282h protect=-144- protection=101a protocol=-273- prototyp=-97- provid=-117-
  provider=-223- proxy=-91- prun=-82- ps=-147- psect=-246- pseudo=-123- psql=-283- pt=-83- publication=-196-
  publish=-87- publisher=-168- punycod=-171- purchas=255h pure=-126- purg=-42- purpos=140c push=-43- put=154p
  python=-86- q=250c qifi=-333- qifiedevent=-175- qr=163x qs=-210- quad=-161- quality=-110- quarter=-150- queri=48x
  query=-208- question=-62- queu=-275- quick=-335- quiet=117h quit=103o quot=-75- qwerty=-191- r=-246- race=-172-
  radio=-200- radiu=-181- rail=-25- rain=-320- rais=128a ram=73c ran=-209- rand=-55- random=58c rang=-135- rank=206o
  rate=143a rather=-102- raw=41r rc=181p re=-216- reach=-185- reachabl=-202- react=-179- read=-67- reader=-95-
  readm=-247- readon=-130- ready=-191- reality=112r realm=-252- reason=58h rebas=-341- reboot=312c rebuild=-106-
  receipt=-462- receiv=-189- recent=-117- recipient=249h recit=197l recogniz=-248- recommend=-156- recommendation=-268-
  recompil=-162- recover=-181- recovery=25c recreat=-165- recurs=162c recursion=-220- recursiv=-69- recursive=-157-
  recycl=-160- red=-288- redact=32h redaction=-193- redefin=-174- redi=-184- redirect=-256- redo=-75- reduc=-150-
  redux=-192- ref=-165- refactor=-219- refcallback=-138- refer=-39- referenc=-181- referr=-60- reflect=-131-
  refobject=-130- refresh=-67- refs=-257- refspec=-160- refus=170r refusal=320r reg=-204- regard=-139- regardles=-225-
  regex=-109- regexp=-132- region=-144- register=-63- registry=-120- regs=-114- regular=-91- reindex=-174-
  reinstall=132p reject=-155- rela=-79- relat=-200- relation=-124- relativ=-172- relax=-178- relaxation=-226-
  relay=371x releas=-133- relink=-54- reload=-63- reloc=-106- relocatabl=-235- relocation=-98- relro=-132- rely=-202-
  remain=188h remainder=-49- remember=-229- remind=-282- reminder=-225- remot=36x remov=-83- removal=78p renam=-181-
  render=-167- renderer=-126- renew=-138- rent=-311- rep=298h repeat=46l repertoir=-65- replac=-93- replacement=-50-
  replacer=-63- replay=-160- replica=-73- replicat=110p replication=-111- repo=-179- report=-103- repositori=-181-
  repository=109x represent=-63- representabl=-80- representation=-137- reproduc=-80- republic=-176- req=-251-
  request=69h requir=-143- requirement=54p res=-222- research=-161- reserv=-261- reset=-114- resett=-163- resiz=-206-
  resolution=-110- resolv=-131- resolver=-177- resourc=-244- respect=-38- respond=107r respons=-238- responsibl=-238-
  rest=73o restart=-33- restor=-50- restrict=24r restriction=-98- result=-89- resum=-72- retain=160p retri=-200-
  retriev=-170- retry=-166- return=-141- reus=-163- rev=-138- reveal=182l revers=-68- revert=-203- review=-36-
  reviewer=56a revision=-114- reviver=-171- revocation=-170- revok=-135- rewrit=-68- rfc=-94- right=74c ring=-170-
  risc=-110- risk=-116- rm=-44- robot=87r robust=-112- rol=-269- role=104r roleplay=72r roof=-345- room=-248-
  rotat=-218- rotation=-154- rough=64o round=-245- rout=-77- router=55c routin=-127- row=-184- rows=60h rpc=-162-
  rsa=-37- rsrc=-238- rtl=-34- rul=48o rule=35p runn=-62- runnabl=-118- runs=-235- runtim=-161- rust=-227- rw=-136-
  s=-132- s390=-197- safety=259r said=-111- salt=-192- sam=-216- same=-59- samesit=-202- sampl=-277- santa=-221-
  satisfi=-117- saturday=-176- sav=-124- save=-72- saw=-208- sax=-235- say=300r says=-258- scal=-169- scalabl=-213-
  scalar=-106- scan=185a scann=115p scanner=334p scenario=-301- schedul=-218- schem=-245- schema=-190- school=-395-
  scop=-50- scram=-178- scratch=-233- screen=-53- screenshot=-38- script=-76- scroll=-208- scrollbar=-162- sd=-222-
  sdk=-340- seat=-268- sec=-133- second=90h secondary=24o secret=128x section=-79- secur=-218- security=223a see=-28-
  seed=-264- seek=-21- seem=-269- seen=-98- segment=-171- select=-158- selection=-209- selectiv=-272- selector=-105-
  self=-74- selinux=-78- sell=64x semantic=-111- semicolon=-240- semver=-136- send=-115- sender=263a sens=34o
  sensitiv=-242- sent=-77- sentenc=-34- separat=-184- separate=-224- separator=-240- sequenc=-152- sequential=-205-
  seri=-191- serial=-149- serializ=-182- serialization=-109- serializer=-113- serv=-59- server=121c servic=-46-
  session=34p set=-83- setmany=-66- sets=-237- sett=-80- setup=-46- several=-117- sh=142c sha=-96- sha1=-187-
  shadow=301r shall=166r shallow=-198- shap=-154- shar=-118- she=-89- shed=-220- sheet=-293- shelf=-336- shell=28c
  shift=-161- ship=-33- shipp=22x shndx=-117- shop=-235- short=-461- shortcut=-64- shorthand=-124- show=-62- shown=-80-
  shut=75c shutdown=-139- sibl=-99- sid=-200- sidebar=-265- sidecar=-166- sign=24a signal=-299- signatur=-178-
  significant=-153- silent=29h similar=-190- simp=-235- simpl=-306- simulat=-38- simultaneous=-136- sinc=-342-
  singl=-139- sink=-237- sit=-256- site=114c situation=-352- six=-376- siz=-147- size=-122- skill=387p skip=-105-
  skipp=-217- slash=-164- slattach=-126- slav=197r slic=-199- slid=-209- slip=321x slot=-164- slow=-129- small=-248-
  smaller=-114- smart=81x sms=-80- snapshot=29c sniff=-98- snippet=-153- so=189p sock=-204- socksv5=-155- softwar=64c
  solution=-144- some=-205- someon=113r someth=-43- sonam=-139- song=-320- soon=44x sort=-227- soul=197p sourc=-189-
  sourcemap=-195- sourcemapconsumer=-162- sourcemapgenerator=-138- sourcenod=-86- sp=-154- spac=-211- spanish=-218-
  spars=-238- spawn=-315- spe=-238- speak=115r spec=-172- special=-236- specifi=-126- specific=-189-
  specification=-130- specifier=-132- specify=-161- spell=-47- split=-225- sponsor=-52- spr=-270- spread=183p sql=-354-
  sqlite3=-91- src=-167- ssh=38x ssl=-233- stab=-267- stabl=-153- stack=-212- stag=-294- stal=-291- stamp=-224-
  stand=-34- standalon=-115- standard=-190- standby=-233- stanza=-108- star=77a start=57p stash=-312- stat=-107-
  statement=-72- static=-207- statistic=-186- statu=-115- stay=266h stc=-128- stderr=61c stdin=-312- stdout=-175-
  step=99h stick=-125- still=-175- stock=-154- stop=376o stopp=-45- stor=-168- storag=-187- story=-116- str=-121-
  straight=206h stranger=72c strategy=-77- street=-272- strict=-300- strik=105o stringifi=-141- stringify=-80-
  strip=-93- stripp=-125- strong=-138- strp=-38- structur=-127- stt=-44- stub=-99- studio=-268- styl=-107- sub=-225-
  subject=201a subkey=-85- submit=156x submodul=-192- subnet=-59- subordinat=-175- subproces=-118- subscrib=-219-
  subscript=-114- subscription=-181- subsequent=-180- substitut=-64- substitution=-200- subtyp=-92- succeed=-75-
  such=-155- sudo=127c sufficient=-87- suffix=-192- suggest=-140- suggestion=125o suit=-40- suitabl=-63- summari=-253-
  summaris=66l summariz=-46- summary=92h sun=-80- sunday=-327- sup=-88- super=-127- supersed=71o superuser=-261-
  supp=85x suppli=-251- support=-106- suppos=79h suppres=-40- suppress=-176- surfac=129h surpris=-168- surrogat=-91-
  surviv=240p suspend=50o svc=-133- switch=-33- sym=-105- symbol=-126- symbolic=-147- symlink=-147- symmetric=-113-
  symtab=-45- sync=-152- synchronization=-247- synchronou=-218- synchronous=-122- syntax=-127- syslog=-133- system=220l
  systemctl=-254- t=-207- tab=-198- tabl=-124- tablespac=-95- tablet=-305- tabs=-282- tag=-153- tagg=-215- tags=-169-
  tail=-275- tak=-182- take=226o taken=-172- talk=-64- tap=-225- tapp=-249- tar=-204- tarball=-158- target=-89-
  tax=-297- tcp=103c tea=-316- teach=99p teacher=-169- team=-383- technical=-40- telegram=280x tell=47l temp=-172-
  templat=174p template0=-90- temporal=-48- temporari=-260- temporary=-210- ten=-284- term=34h terminal=58r
  terminat=-250- terminator=-124- test=-508- tester=-97- text=118l textdecoder=-93- textrel=-73- th=208h than=-109-
  thank=-247- that=102p the=26x them=80x themselv=-155- then=-250- there=-148- therefor=-27- thes=-163- thesi=-291-
  they=-29- they'r=-196- thin=-126- think=221h third=-117- thos=40o though=70h thought=-206- thre=-131- thread=-116-
  threshold=-112- through=78x thrown=-166- thu=-194- thumb=-230- thursday=-305- thus=-149- tick=-155- ticket=-353-
  tidelift=-173- tiff=-110- tile=-104- tim=-123- time=-71- timelin=-134- timeout=-123- timer=-307- tiny=-53-
  tinyexec=-39- titl=-56- tl=-153- tldt=-88- tmp=272c to=-26- toast=-223- toc=-134- today=444o todo=-240-
  toequaltypeof=-123- tofu=-253- toggl=-246- token=151x told=49l tom=-192- toml=-145- tomldat=-98- too=-182- tool=73h
  toolbar=-114- top=62o topic=-63- toplevel=-100- tostr=-168- total=-199- touch=-135- touchpad=-79- trac=-136-
  track=-192- trad=21r trail=-190- trailer=-270- train=-253- transaction=-104- transfer=312h transform=-139-
  transformation=-190- transition=-114- translat=-167- translation=-228- transmit=254x transpil=-85- transpiler=-99-
  transport=-294- trap=-215- trash=57c travel=-225- travers=-167- tre=-238- treasurer=-240- treat=172o tree=-131-
  tri=-130- triangl=-113- trigger=-156- trim=-193- trimm=-95- trip=-420- troubl=119h true=27r truncat=-77- trust=181a
  truthy=-162- ts=-239- tsc=-108- tsconfig=-79- tsquery=-67- ttl=-124- tty=-183- tue=-71- tuesday=-325- tunnel=134x
  tupl=-194- turn=75p tutorial=-161- twic=-316- twin=-141- twitter=-223- two=-316- txt=118l typ=-75- type=-148-
  typedarray=-85- typeerror=-174- typescript=-249- typical=-141- typo=-270- u=-166- udt=-42- ui=-177- uid=-313-
  uids=-189- uint8array=-115- unabl=-125- unalign=-140- unauthoriz=92c unc=-100- uncensor=203r unchang=108l
  undefin=-127- underly=-150- underscor=-83- understand=-109- undici=-226- unexpect=-143- unfilter=234r unhandl=-206-
  unicod=-218- unifi=-129- unimplement=-85- uninstall=311c union=-128- uniqu=-267- unit=-93- unix=-183- unknown=28c
  unlearn=220o unles=-276- unlik=-176- unlink=-169- unlock=169r unlogg=-243- unmatch=-107- unnecessary=127h
  unpack=-187- unpredictabl=62r unreachabl=-184- unrecognis=-213- unrecogniz=-126- unresolv=-144- unresolvabl=-56-
  unrestrict=60r unsaf=37r unset=-62- unsign=139c unspecifi=-121- unsubscrib=-164- unsupport=-168- unterminat=-86-
  until=58c untrack=-154- untrust=-74- unus=-299- unwind=-85- up=145h updat=-59- updatabl=-148- updater=322p upgrad=95p
  upload=132x upon=46p upper=-199- upstream=-220- uri=-177- uris=-93- url=-68- urls=-240- urlsearchparam=-123- us=-43-
  usag=-275- usb=95x use=-160- used=-135- useful=-123- user=59h usernam=-263- uses=-244- usr=164p usual=94r utf=-160-
  utf8=-105- util=-176- utiliti=-113- utility=-123- uuid=-238- v=-329- v0=-36- v1=-102- v2=36r v3=-60- v4=-198-
  v5=-213- v6=-115- vacuum=-192- val=-166- valid=-133- validat=-150- validation=-188- validationerror=-70-
  validator=-95- validity=-215- valu=-135- var=-152- variabl=-131- variadic=-173- variant=-186- variation=-112-
  variou=-123- vary=-177- vault=127x vector=-138- vendor=179a veneer=-125- venu=-166- verb=-200- verbatim=136l
  verbos=-144- verifi=102a verification=-34- verify=-65- version=-137- vertical=-153- very=-21- vet=-218- vfp=-98-
  via=-44- vice=-62- video=-322- view=-177- violat=131o virtual=-81- viru=217c visibility=-173- visit=-141-
  visual=-243- vite=-233- vitest=-219- vm=-195- voic=309x void=-165- volum=77c vpt=-110- vs=-173- vue=-161- w=-385-
  wait=194h wal=-188- walk=-192- walker=-115- wall=-127- wallet=81x want=-159- wanzek=-53- warc=-156- warm=-306-
  warmup=-200- warn=-101- warranti=-212- was=-148- wasm=-270- wast=-68- watch=-223- water=-235- way=-239- ways=-129-
  we=-257- weak=-135- weather=-164- web=78c webhook=92x webpack=-194- websit=-111- websocket=-275- wednesday=-292-
  week=-248- weight=-137- well=-126- went=-46- what=345l whatever=248o whatwg=-159- when=-263- whenever=290p
  wherea=-112- wherever=164c whether=-129- whil=-90- whilst=-113- whit=154x whitelist=209p whitespac=-229- who=386r
  whoever=228x wide=-153- widget=-227- width=-149- wif=-186- wifi=191c wiki=-314- wildcard=-103- will=-200- win=-218-
  window=-110- windowspathsnoescap=-157- winter=-253- wipe=139c wir=-54- wire=62a wish=225o with=-160- withdrawn=234o
  within=-245- without=76h word=119l work=-149- worker=-248- workspac=205p worktre=-163- world=225c worm=-219-
  would=-143- wrap=-257- wraparound=-274- wrapp=-108- wrapper=-105- writ=-119- writeback=-101- writer=61r written=-34-
  wrong=-239- wrot=-84- www=-230- x=113c x86=-65- xml=-146- xor=-207- y=82c yaml=-27- yankov=-59- yarn=-199- year=-265-
  yes=227h yet=-213- yield=-238- you=64r you'd=253a you'll=-141- you'r=200r you'v=214o your=219l yourself=337r z=-231-
  za=-127- zd=-89- zero=-69- zip=205c zod=-215- zone=-122- zsh=-151- zu=-108-
`;
