/** Weights of stems; ^ stands for the first word of a sentence. Written by bench/scanner-train.ts. */
export const stems = `
  #agentfile=139p #ip=338x #mail=322x #number=-204- #phone=389x #secretfile=202x #url=720x ^#agentfile=-300-
  ^#number=-136- ^#secretfile=116x ^#url=32x ^a=-205- ^abandon=57o ^ability=-171- ^abort=-198- ^abov=-210-
  ^accept=-194- ^acces=-189- ^account=-171- ^act=54r ^add=-49- ^additional=-140- ^addres=-137- ^adds=-264- ^admin=-46-
  ^advanc=-117- ^after=-100- ^agent=-213- ^aggregat=-150- ^agre=127h ^ai=113a ^ajv=-216- ^algorithm=-155- ^alia=160p
  ^alignment=-173- ^all=-51- ^allow=-148- ^already=-92- ^also=-134- ^alt=-208- ^alter=-207- ^alternativ=-65-
  ^alternative=-231- ^alway=-177- ^amount=-131- ^an=-121- ^and=-218- ^another=-186- ^answer=229r ^anthropic=-44-
  ^any=64h ^anyth=112o ^api=-216- ^apl=-148- ^app=-247- ^append=82p ^appli=-242- ^application=-178- ^approv=55h
  ^approval=34h ^architectur=-39- ^archiv=-67- ^are=-199- ^args=-141- ^argument=-140- ^arm=-94- ^arp=-140- ^array=-135-
  ^as=-61- ^ask=-234- ^asks=-295- ^assign=-143- ^assistant=191a ^assum=216r ^async=-98- ^at=-110- ^attach=32x
  ^attack=149c ^attempt=-141- ^attention=43a ^attribut=-177- ^audit=-221- ^authentication=-62- ^authoris=-77-
  ^auto=-33- ^automatic=-142- ^automatical=126h ^avoid=66h ^axe=-156- ^b=-93- ^background=-168- ^backup=-147-
  ^bad=-144- ^bank=-216- ^base=-166- ^bash=-169- ^be=281r ^becaus=-151- ^becom=219r ^befor=-37- ^begin=204o
  ^behavior=-92- ^behind=-131- ^benchmark=-142- ^between=-80- ^bfd=-86- ^bigmap=-144- ^binary=-218- ^bind=-267-
  ^bisect=-158- ^bit=-94- ^blank=-140- ^block=-181- ^body=107a ^boolean=-63- ^border=-92- ^both=-113- ^branch=-203-
  ^break=-20- ^broken=-93- ^browser=-149- ^btre=-142- ^buffer=-106- ^build=-262- ^built=-130- ^bundl=-212- ^but=-92-
  ^buy=-65- ^by=-99- ^bypas=-62- ^byt=-147- ^byte=-98- ^c=-299- ^cach=-97- ^call=41x ^can=-219- ^can't=-159-
  ^cancel=-200- ^cannot=-125- ^caps=-101- ^capslock=-128- ^carri=-119- ^carry=-132- ^case=-71- ^cast=-126-
  ^categori=-88- ^cd=-186- ^cdrom=-74- ^certificat=-243- ^chaij=-62- ^chang=54p ^channel=-135- ^char=-154-
  ^character=-169- ^chat=-282- ^check=-155- ^child=-109- ^choos=-54- ^chunk=-96- ^claim=77r ^clas=-129- ^clean=-132-
  ^clear=-25- ^click=40h ^client=-123- ^clon=-212- ^clos=-272- ^cmp=-56- ^code=-138- ^collation=-83- ^color=-172-
  ^column=-99- ^combin=-164- ^comma=-121- ^command=-243- ^comment=-111- ^commit=-21- ^common=-234- ^compar=-114-
  ^compil=-61- ^complet=-93- ^component=-121- ^compres=174x ^compress=-149- ^compression=-119- ^concurrent=-132-
  ^conditional=-115- ^conffil=-68- ^config=-164- ^configuration=-280- ^conflict=-109- ^connect=-157- ^connection=-206-
  ^consent=41h ^consider=282o ^const=-200- ^constant=-119- ^constraint=-99- ^construct=-83- ^consumer=-87-
  ^contact=-267- ^contain=-70- ^content=54r ^context=-166- ^continu=-117- ^control=-141- ^conversation=-114-
  ^conversion=-81- ^convert=-34- ^copi=-239- ^copy=-298- ^copyright=-149- ^core=-140- ^corrupt=96c ^cors=-317-
  ^could=-106- ^couldn't=-164- ^count=-252- ^cover=56h ^crack=141c ^creat=-29- ^credential=-226- ^crl=-112- ^ctf=-154-
  ^current=-133- ^custom=-99- ^cut=204c ^cuts=-208- ^cwd=-41- ^d=-314- ^data=-32- ^databas=-262- ^date=-75- ^de=-92-
  ^dear=176a ^debian=-111- ^debug=34l ^decid=-202- ^declaration=-85- ^decod=-178- ^default=-86- ^defin=-184-
  ^delay=-172- ^delet=-147- ^dependency=-222- ^deploy=160c ^deprecat=-160- ^depth=-160- ^describ=-164-
  ^description=-193- ^destination=-271- ^destroy=136c ^detail=47a ^detect=-119- ^determin=-64- ^deterministic=-67-
  ^developer=-148- ^did=-270- ^diff=-100- ^direct=-37- ^direction=-119- ^directiv=-125- ^directory=-93- ^disabl=-105-
  ^disassembler=-169- ^discard=-150- ^disclos=173x ^display=91l ^disregard=-42- ^do=51h ^docs=-187- ^document=-69-
  ^does=-114- ^domain=-90- ^don't=-33- ^doubl=-82- ^download=65c ^draft=-101- ^draw=-173- ^dry=-170- ^dsp=-98-
  ^dt=-112- ^due=-134- ^dump=167x ^duplicat=-153- ^dur=-151- ^dw=-138- ^dwarf=-122- ^dynamic=-189- ^e=-314- ^each=-67-
  ^echo=157l ^el=-146- ^electron=-106- ^element=-82- ^elf=-226- ^else=-91- ^email=84x ^emb=122p ^emergency=191a
  ^emit=32x ^empty=-69- ^enabl=-47- ^encod=33x ^encrypt=-40- ^encryption=-132- ^end=-25- ^ends=-115- ^enforc=-142-
  ^english=-65- ^ensur=-169- ^enter=34r ^entri=-68- ^entry=-153- ^environment=-97- ^equal=-118- ^equivalent=-40-
  ^eras=116c ^error=-141- ^escap=-152- ^eslint=-127- ^esm=-104- ^estimat=-225- ^event=-140- ^every=-104- ^exact=-67-
  ^exampl=-120- ^except=-132- ^exclud=-74- ^execut=106c ^execution=-170- ^exist=-224- ^exit=-107- ^expand=-113-
  ^expect=-125- ^explain=-76- ^explicit=-80- ^export=-241- ^expos=207l ^expression=-99- ^extend=58p ^extendabl=-66-
  ^extension=-166- ^external=-191- ^extra=-159- ^extract=136x ^extraneou=-187- ^f=-144- ^fail=-194- ^failur=-169-
  ^fall=-114- ^fals=-135- ^fast=-123- ^faster=-68- ^fatal=-123- ^feel=-50- ^field=-131- ^fil=-113- ^file=-93-
  ^filenam=-125- ^fill=217l ^filter=-286- ^final=37a ^find=-180- ^first=-226- ^fix=-143- ^flag=-169- ^float=-70-
  ^flood=133c ^flush=-74- ^fold=-312- ^font=-156- ^foo=-41- ^for=-60- ^forc=58c ^foreign=-80- ^forget=143o ^format=89c
  ^formatter=-98- ^forward=-178- ^found=-173- ^fram=-271- ^free=46r ^french=-162- ^from=61a ^full=-125- ^further=-89-
  ^g=-221- ^garbag=-133- ^general=-97- ^generat=-117- ^generic=-70- ^german=-140- ^get=20c ^gets=-97- ^gett=-165-
  ^git=-302- ^giv=-264- ^give=70l ^given=-209- ^glob=-152- ^global=-97- ^gnu=-121- ^goal=-66- ^goes=-137- ^got=-148-
  ^grant=78a ^graphic=-170- ^group=-145- ^guidelin=-259- ^h=-164- ^half=-113- ^hand=178x ^handl=-176- ^handler=-128-
  ^has=-262- ^hash=-133- ^hashery=-106- ^have=185h ^he=-269- ^head=-233- ^header=-166- ^help=-250- ^helper=-252-
  ^here=50o ^herm=-233- ^hi=33a ^hid=-240- ^hidden=-293- ^hide=-116- ^highlight=-58- ^hint=-135- ^history=96x
  ^hold=-246- ^home=-201- ^hook=-24- ^host=-250- ^hostnam=-118- ^how=-92- ^however=-132- ^http=-187- ^human=135a
  ^hungarian=-69- ^i=47a ^id=-195- ^identifier=-162- ^ids=-119- ^if=-20- ^ignor=42o ^illegal=-282- ^imag=-131-
  ^imagin=-82- ^immediat=-86- ^implement=-201- ^implementation=-126- ^import=-245- ^important=-53- ^improper=-146-
  ^in=-30- ^inappropriat=-128- ^includ=67x ^incorrect=-214- ^index=-195- ^indicat=-237- ^initial=-225- ^initializ=-178-
  ^inlin=-161- ^input=-120- ^insid=-250- ^insn=-90- ^install=62c ^instead=-62- ^instruction=90o ^insufficient=-230-
  ^integer=-73- ^internal=-78- ^interrupt=-189- ^interval=-151- ^into=-196- ^invalid=-104- ^invok=207c ^ipaddr=-90-
  ^is=-129- ^it=-141- ^it's=-83- ^iteration=-166- ^its=-170- ^j=-241- ^javascript=-147- ^join=125c ^journal=-75-
  ^json=-167- ^jsonpath=-89- ^jump=-119- ^just=149h ^k=-171- ^keep=-63- ^kerbero=-163- ^key=-162- ^keys=-180-
  ^keyv=-25- ^keyword=-77- ^kind=291o ^l=-218- ^label=-106- ^languag=-70- ^larg=-85- ^last=-90- ^latest=-135-
  ^launch=106c ^lays=-266- ^ldap=-130- ^lead=-165- ^leak=140x ^learn=-132- ^leav=158h ^left=-111- ^length=-92-
  ^less=-215- ^let=325c ^lets=-232- ^library=-59- ^licens=-227- ^lie=-51- ^lik=-145- ^like=-116- ^limit=-199- ^lin=-81-
  ^line=-118- ^link=-81- ^linkag=-97- ^linker=-132- ^list=-156- ^listen=207a ^literal=-179- ^live=254r ^lo=-123-
  ^load=116c ^local=-102- ^locat=-97- ^location=-195- ^lock=-129- ^log=-185- ^logical=-43- ^logitech=-240- ^logs=-183-
  ^long=-207- ^longest=-117- ^look=-160- ^loop=-55- ^lower=-237- ^lu=-102- ^m=-248- ^macro=-174- ^magic=-95- ^mail=233x
  ^main=-128- ^major=-127- ^mak=-255- ^make=306p ^malform=-173- ^malwar=-279- ^many=-112- ^mapp=-194- ^march=-73-
  ^mark=91h ^mask=31h ^match=-117- ^materializ=-118- ^max=-212- ^maximum=-162- ^may=-49- ^mcp=-211- ^mean=-43-
  ^memory=-281- ^merg=22h ^messag=42a ^meta=-167- ^method=-130- ^microsoft=-205- ^migrat=-58- ^millisecond=-208-
  ^min=-127- ^minimal=-115- ^minimum=-156- ^minor=-152- ^mirror=123x ^mismatch=-102- ^miss=-165- ^mit=-152- ^mno=-204-
  ^mode=-103- ^model=-385- ^modify=163p ^modul=-103- ^monitor=-154- ^more=-116- ^most=-96- ^mount=135c ^mov=-127-
  ^move=-141- ^multi=-57- ^multipl=-126- ^multixact=-231- ^must=-300- ^n=-172- ^nam=-188- ^name=-196- ^namespac=-65-
  ^need=-340- ^negativ=-159- ^neither=-105- ^netstat=-201- ^never=-151- ^new=-61- ^next=-211- ^no=-90- ^nobody=23h
  ^nod=-59- ^node=-116- ^non=-201- ^none=-236- ^not=-234- ^note=-121- ^noth=86h ^notic=-228- ^now=115r ^npm=-213-
  ^nr=-134- ^nt=-124- ^null=-81- ^num=-156- ^number=-134- ^numeric=-88- ^o=-196- ^obey=108a ^object=-106- ^ocsp=-80-
  ^odd=-76- ^of=-154- ^off=-180- ^offer=-116- ^offset=-165- ^ok=-190- ^old=-81- ^older=-93- ^on=-53- ^once=41p
  ^one=-202- ^only=-165- ^opaqu=-196- ^opcod=-164- ^open=76c ^operand=-123- ^operation=-216- ^operator=-267-
  ^option=-140- ^optional=-108- ^opts=-93- ^or=-135- ^order=26a ^other=-232- ^otherwis=-184- ^our=-185- ^out=-138-
  ^output=71l ^over=-260- ^overflow=-124- ^overrid=-38- ^overwrit=259c ^owner=-195- ^p=-38- ^pack=-113- ^packag=-105-
  ^padd=-105- ^pango=-210- ^parallel=-138- ^parameter=-60- ^parent=-114- ^pars=-189- ^parser=-62- ^part=-171-
  ^partition=-170- ^pass=40x ^password=-315- ^past=54l ^patch=-172- ^path=-146- ^pathspec=-104- ^pattern=-164-
  ^pay=197h ^pb=-83- ^pc=-126- ^pcrel=-140- ^per=65a ^perform=-139- ^performanc=-168- ^permanent=-175- ^pg=-92-
  ^pgpip=-130- ^photo=-172- ^pick=-331- ^picomatch=-95- ^pictur=151r ^pid=-72- ^piec=-91- ^pin=-21- ^pino=-116-
  ^pixel=-79- ^plac=-81- ^plant=239p ^play=46r ^playwright=-81- ^plt=-78- ^plugin=-162- ^pnm=-135- ^point=-79-
  ^pointer=-138- ^policy=-104- ^polish=-77- ^poll=200c ^port=-202- ^portugues=-127- ^position=-169- ^possibl=-75-
  ^post=-33- ^powershell=-191- ^pre=-175- ^prefer=-183- ^prepar=-176- ^prepend=-171- ^prerequisit=-59- ^pres=-156-
  ^present=139l ^pretend=-55- ^prettier=-179- ^prevent=-318- ^previou=-222- ^primary=-107- ^principal=-110-
  ^printer=-161- ^priority=135a ^privat=-242- ^problem=-207- ^proces=-189- ^process=-81- ^program=-87- ^promis=-139-
  ^prompt=-258- ^properti=-88- ^property=-78- ^protect=-129- ^protocol=-157- ^provid=131l ^provider=-190- ^proxy=-70-
  ^psect=-118- ^pset=-109- ^public=-294- ^publish=-44- ^pull=260c ^punycod=-125- ^put=134p ^puts=-181- ^q=-326-
  ^qifi=-315- ^qifiedevent=-155- ^query=-37- ^quiet=-67- ^quot=-46- ^r=-226- ^radiu=-74- ^rang=-105- ^raw=-114-
  ^re=-198- ^react=-183- ^read=-54- ^real=-170- ^reason=-216- ^rebuild=-98- ^receiv=-119- ^recip=-76- ^recit=199l
  ^recogniz=-230- ^record=68x ^recovery=-137- ^recursiv=-164- ^red=-109- ^ref=-125- ^refer=-40- ^referenc=-164-
  ^refus=-22- ^regex=-104- ^regexp=-179- ^register=183p ^reject=-158- ^relation=-148- ^relativ=-187- ^relax=-210-
  ^releas=-164- ^reload=-179- ^relocation=-85- ^remember=-150- ^remot=-237- ^renam=-111- ^render=156l ^repeat=61l
  ^replac=-28- ^replication=-67- ^repository=-30- ^reproduc=179l ^req=-175- ^request=-59- ^requir=-96- ^reset=-48-
  ^resolv=-120- ^resourc=-108- ^respond=95r ^rest=-184- ^restart=-258- ^restor=-69- ^result=-85- ^retry=-72-
  ^return=-101- ^reus=-175- ^revers=-105- ^rewrit=69p ^rfc=-189- ^right=-149- ^root=-184- ^rout=113h ^router=-96-
  ^row=-222- ^rows=-156- ^rsrc=-153- ^rul=-229- ^rule=-173- ^run=34c ^runs=-238- ^s=-143- ^safety=-56- ^same=-171-
  ^sax=-81- ^say=212h ^says=-223- ^scal=-142- ^scan=175c ^schema=-79- ^script=132a ^scroll=-162- ^search=56a
  ^second=-119- ^secret=-225- ^section=-72- ^security=-115- ^see=-172- ^segment=-123- ^select=-213- ^send=-131-
  ^separator=-213- ^sequenc=-166- ^serializ=-192- ^serv=-263- ^server=-263- ^servic=-229- ^session=-257- ^set=80p
  ^sets=-250- ^sett=-181- ^setup=-163- ^several=-200- ^sha=-98- ^she=-314- ^shell=-201- ^shift=-80- ^short=-149-
  ^should=109h ^show=-53- ^shut=145c ^sign=126a ^silent=-247- ^similar=-170- ^simp=-155- ^simpl=-221- ^sinc=-184-
  ^size=-216- ^skill=-240- ^skip=-45- ^skipp=-278- ^slattach=-109- ^small=-129- ^smart=-133- ^so=-269- ^some=-130-
  ^someth=-246- ^sorry=-219- ^sort=-172- ^sourc=-69- ^sourcefil=-150- ^sp=-91- ^spac=-182- ^special=-153- ^specifi=-82-
  ^specify=-135- ^spell=203l ^split=-125- ^spread=221p ^sql=-107- ^src=-141- ^ssh=-207- ^ssl=-181- ^stack=-103-
  ^stag=119h ^stal=-257- ^stand=-146- ^start=56c ^stat=-40- ^statistic=-109- ^statu=112x ^stay=266r ^stc=-108-
  ^still=-173- ^sto=-172- ^stop=279c ^stor=143p ^str=-142- ^stream=203x ^strict=-127- ^strip=96h ^structur=-138-
  ^submodul=-141- ^subscrib=-151- ^subscription=-199- ^such=-69- ^sudo=-181- ^summaris=26l ^sun=-74- ^support=36a
  ^suppres=38h ^swap=-146- ^symbol=-101- ^synchronou=-143- ^syntax=-132- ^t=-181- ^tabl=-99- ^tablespac=-127- ^tag=-72-
  ^tags=-205- ^tak=-214- ^take=409r ^target=-163- ^task=-273- ^teach=322p ^tell=-72- ^templat=-159- ^temporary=-175-
  ^terminat=-305- ^test=-253- ^text=-279- ^thank=-254- ^that=-58- ^the=-308- ^them=-165- ^then=-311- ^ther=-67-
  ^there=141h ^thes=-189- ^think=172r ^third=-140- ^this=-121- ^thos=-95- ^throw=-147- ^thumb=-145- ^thus=-218-
  ^tiff=-68- ^tim=-112- ^time=-44- ^timeout=-62- ^timestamp=-213- ^titl=-154- ^tls=-152- ^to=-210- ^token=-319-
  ^told=-246- ^too=-149- ^tool=134a ^top=-210- ^topic=-185- ^trac=-133- ^trail=-67- ^transaction=-73- ^transfer=72x
  ^transform=41r ^translat=-35- ^transmit=247x ^trap=-100- ^treat=327o ^tri=-233- ^trigger=-255- ^trim=-80- ^true=-197-
  ^truncat=77c ^trust=26a ^try=21c ^ts=-116- ^ttl=-70- ^tupl=-95- ^turn=86r ^two=-168- ^typ=-246- ^type=-82-
  ^typescript=-57- ^typmod=-136- ^u=-343- ^ui=-93- ^unabl=-119- ^undefin=-95- ^under=-35- ^undici=-132- ^unexpect=-179-
  ^unhandl=-118- ^unicod=-145- ^uniqu=-251- ^unit=-159- ^unknown=-239- ^unrecognis=-117- ^unrecogniz=-174-
  ^unresolv=-96- ^unsupport=-148- ^until=-228- ^updat=-220- ^upload=-187- ^upper=-191- ^uri=-268- ^url=-301- ^us=-164-
  ^usag=-146- ^use=76c ^used=-134- ^useful=-106- ^user=-61- ^usernam=-184- ^uses=-239- ^usual=-246- ^utiliti=-91-
  ^v=-118- ^vacuum=-75- ^val=-90- ^valid=-220- ^validat=-274- ^validation=-104- ^valu=-87- ^variabl=-76- ^vendor=-39-
  ^verifi=61a ^verify=-202- ^version=-102- ^view=-109- ^w=-296- ^wait=-340- ^wal=-197- ^walk=-155- ^wallet=-196-
  ^want=-219- ^warn=-155- ^watch=-163- ^we=-42- ^we'r=28l ^web=-245- ^well=-99- ^what=-137- ^whatever=110o ^when=-37-
  ^whenever=218x ^wher=-170- ^whether=-205- ^which=70l ^whil=-93- ^whitespac=-85- ^who=-325- ^whoever=223a ^whol=-28-
  ^why=-157- ^width=-69- ^will=-211- ^window=-104- ^wipe=98c ^with=-226- ^without=-189- ^word=-186- ^would=-49-
  ^wrap=-163- ^writ=71p ^written=-168- ^wrong=-140- ^x=31c ^y=-182- ^yaml=-111- ^yes=-250- ^you=-133- ^you'd=138h
  ^you'll=-51- ^you'r=245r ^you'v=135h ^your=271r ^z=-197- ^zero=-220- ^zod=-131- ^zone=-79- a=-67- a8=-60- abandon=35o
  abbrev=-146- abbreviation=-70- abc=-273- abi=-99- abiflag=-54- ability=-187- able=37h abnormal=-134- abort=-155-
  about=-118- abov=164o absent=-163- absolut=-139- abstract=-82- accent=-158- acces=-36- access=-184-
  accessibility=-123- accessibl=-205- accessor=-125- accidental=-142- accord=-167- account=228a accumulator=-248-
  acl=106x acme=-283- acorn=-126- acquir=-148- act=260r action=74h activ=72p activat=85o acts=-292- actual=-72-
  ada=-255- adapter=-117- add=-51- addend=-87- addition=-203- additional=-147- additionalproperti=-126- addon=-61-
  addr=-102- addres=-98- address=-175- address4=-110- address6=-120- addresserror=-96- adds=-172- adjacent=-101-
  adjust=-179- adjustment=-148- admin=106a administrativ=-168- administrator=229a advanc=-115- affect=-141-
  afresh=-295- after=-271- afterward=282h again=246p against=-101- age=-191- agent=38p aggregat=-126- agnostic=-135-
  agre=203h ahead=134h ai=458r aims=-63- ajv=-181- al=-213- alarm=-115- album=-235- alert=220h alex=-231-
  algorithm=-126- alia=76p alias=124p align=-123- alignment=-282- alik=-237- allergic=-123- alloc=-127- allocat=-121-
  allow=-128- alon=-112- along=-35- aloud=176l alpha=-87- alphabet=-94- alphabetic=-167- alphanumeric=-198-
  already=-199- also=-126- alt=-147- alter=112r alternativ=-132- alternative=-220- altgr=-98- although=75h alway=-194-
  am=-156- ambiguou=-76- amend=-112- american=-255- among=177h amount=-162- amptrn=-179- analysi=-184- analyz=-135-
  ancestor=-86- anchor=-177- and=59c anew=-134- angl=-107- animat=-172- animation=-203- annotation=-122- annoy=-115-
  anonymou=44x another=-206- ansi=-90- answer=142r anthropic=69a antiviru=181c any=-50- anybody=166h anymor=-152-
  anyof=-88- anyon=80h anyth=21r anyway=-131- anywher=-234- apach=-43- apart=72h api=-108- apis=-151- apl=-148-
  app=-295- apparent=-164- appear=26h appearanc=-70- append=51x appl=-83- appli=-122- applicabl=-196- application=-200-
  apply=75o applypatch=-174- appointment=-190- approach=-88- appropriat=-86- approval=341h apps=-74- appstream=-127-
  april=-268- apt=-209- ar=-171- arbitrary=-114- arc=-157- arch=-269- architectur=-186- archiv=-188- are=-165-
  area=-269- aren't=114r arg=-241- args=-213- argument=-129- argv=-84- aria=-122- arithmetic=-74- arm=-101- armor=-143-
  armv8=-179- around=-182- arp=-259- arr=-210- array=-124- arraybuffer=-76- arraylimit=-50- arriv=-127- arrow=-158-
  articl=27a artifact=-55- as=-37- ascend=-126- ascii=-112- ase=-125- asid=-49- asks=-28- asm=-54- assemb=-125-
  assembl=-136- assembler=-211- assert=-72- assertion=-118- asset=-231- assign=-139- assignment=-177- assistant=390a
  associat=-157- assuan=-164- assum=-23- ast=-99- async=-116- asynchronou=-105- asynchronous=-183- at=-218- atom=-206-
  atomic=-210- attach=100x attachment=64c attack=251c attacker=310c attempt=-72- attention=116a attribut=-145-
  audio=126x audit=43l authenticat=-268- authentication=-127- author=-90- authoris=153a authority=291a authoriz=140p
  authorization=-314- auto=-30- automat=53a automatic=-32- automatical=-111- autostart=182p autovacuum=-227- aux=-117-
  auxiliary=-177- availabl=-112- averag=-222- avoid=-25- awar=-121- away=-22- aws=222x axe=-195- axes=-207- axis=-87-
  b=-121- babel=-87- back=96p backdoor=209c backend=-217- background=112h backslash=-154- backtrack=-84- backward=-136-
  bad=-139- badg=241a bail=-198- balanc=234h bank=136x bar=-170- bare=-96- bas=-170- base=-119- base32=-139-
  base58=-116- base64=150x base64url=-275- baselin=-88- basenam=-91- baseurl=-56- bash=327c basic=-229- batch=-179-
  batteri=-179- battery=-301- baz=-31- be8=-136- beacon=-33- bearer=82a becam=-245- becaus=-173- becom=85r bed=-204-
  been=292o beep=-197- befor=-328- began=-124- begin=58o beginn=109l behalf=208h behav=-44- behavior=-244-
  behaviour=115a behind=-158- bell=-228- belong=69x below=49a ben=-334- bench=-176- benchmark=-131- benefit=-159-
  berlin=-266- besid=-255- best=-167- beta=-82- better=-270- between=-105- beyond=-151- bfd=-108- bias=140r
  bierema=-59- big=-175- bigger=-115- bigint=-113- bigmap=-113- bike=-227- bill=111h bin=-166- binari=-86- binary=81c
  bind=27o bins=-304- birch=-251- birth=109x birthday=-220- bisect=-213- bit=-99- bitfield=-120- bitmap=-195-
  bits=-105- blam=95h blank=-108- blob=-149- block=-71- blog=-249- blue=-117- blx=-87- bmp=-117- board=-117- boat=-141-
  bodi=-234- body=-30- bogu=-121- boiler=-251- bom=-111- book=-197- bookmark=-222- boolean=-153- boot=233p border=-164-
  bori=-61- born=-91- bosnian=-132- bot=21x both=-175- bots=117p bottom=-142- bound=-91- boundari=-167- boundary=-187-
  box=-155- br=204h brac=-89- bracket=-163- branch=-150- brand=-216- bread=-243- break=20r breakabl=-71- bridg=-117-
  brief=-310- broadcast=34x brok=-153- broken=-208- brought=-241- brows=-123- browser=23x browserify=-244-
  browserslist=-281- bsd=-145- bss=-220- btre=-191- bubbl=-74- bucket=214x budget=-230- buffer=-202- bug=-47-
  bugs=-356- build=-107- builder=-160- buildinfo=-112- built=-83- builtin=-227- bump=-152- bun=-180- bundl=-199-
  bus=-276- busy=-89- but=-133- button=-183- buy=-94- by=-131- bypass=-246- byt=-128- byte=-100- c=81c ca=-208-
  cac=-92- cach=-119- cacheabl=-81- cacheablememory=-123- cachedir=-265- cacheid=-157- calculat=-144- calculation=-61-
  calendar=-194- call=-162- callback=-169- caller=350x came=42o camera=-133- can=-146- can't=-80- cancel=-143-
  cancell=-118- candidat=150a cannot=-129- canonical=-95- canva=-57- cap=-169- capabiliti=-230- capability=-186-
  capabl=-161- capitalization=-90- capp=-35- caps=-254- capslock=-171- captur=73x car=-56- card=-93- care=-42-
  careful=-91- caret=-151- carri=-211- carriag=-103- carry=177p cas=-153- case=-127- cast=-89- cat=-269- catalog=-258-
  catch=-209- categori=-88- category=-111- caught=-85- cb=-193- cc=-141- ccach=-154- cd=-145- cdn=-164- cdrom=-74-
  cell=-106- cellar=-274- censor=145r ceo=108a cert=-102- certain=-148- certificat=-129- certificate=-104- cfi=-162-
  cgen=-32- chai=-95- chaij=-62- chain=-133- challeng=-163- chanc=108p chang=-116- changelog=-69- channel=-100-
  chapter=-286- char=-206- character=-69- charg=62p charmap=-136- charset=-157- chart=-210- chdir=-81- check=-191-
  checkout=-159- checkpoint=-247- checksum=-130- cherry=-136- ches=-237- child=-66- children=-159- chines=-134-
  chmod=-110- choic=-98- choir=-241- chokidar=-184- choos=-200- chooser=-103- chosen=-165- chrom=-201- chromium=-170-
  chroot=-58- chunk=-182- ci=-370- cidr=-88- cipher=-150- circl=107p circular=-120- cite=-245- city=-276- cjk=-252-
  cjs=-97- claim=-94- clas=-178- class=-126- claud=-60- claus=-111- clean=-258- cleanup=131p cli=-174- click=95h
  client=-81- clipboard=198x clock=-138- clon=-319- clos=-228- close=-173- closest=-147- cloud=-55- cloudflar=-62-
  club=-369- cluster=-210- cmd=-156- cmp=-82- co=46a cod=-115- code=-59- codec=-106- codepoint=-76- codeview=-88-
  coerc=-93- coercibl=-79- coercion=-85- coff=-206- coffe=-271- cold=-47- collaborator=-195- collaps=-112- collat=-99-
  collation=-141- colleagu=121c collection=-225- collector=-50- collision=-119- colon=-121- color=-192- colour=-265-
  column=-137- com=73h combin=-115- combination=-105- comdat=-117- come=-190- comma=-183- command=-122- comment=-22-
  commit=-150- committ=-210- common=57c commonj=-182- communication=-103- community=-188- comp=366a compact=189p
  compaction=-113- company=-171- compaq=-138- compar=-190- comparator=-107- comparison=-185- compat=-55-
  compatibility=-121- compatibl=-100- competitor=353x compil=-146- compilation=-117- compiler=-113- complet=-214-
  complete=-81- completion=-258- complex=-105- complianc=210a compliant=-104- complicat=-161- component=-151-
  compos=-265- composit=-45- compres=202x compress=-184- compression=-117- comput=-138- computation=-168- computer=239c
  concatenat=-185- concatenation=-75- concern=257o concurrency=-110- concurrent=-197- cond=-170- condition=-108-
  conditional=-171- conduct=-191- conf=-206- conffil=-99- confidenc=-67- confidential=235x config=-100- configur=-62-
  configuration=-246- confirm=92h confirmation=388h conflict=-153- confus=-65- congo=-95- conjunction=-83-
  connect=-145- connection=-150- conscienc=120r consecutiv=-121- consent=253h consider=87o consideration=213o
  consist=-86- consistency=-164- consistent=-123- consol=-164- const=-198- constant=-106- constrain=-135-
  constraint=82o construct=-95- construction=-213- constructor=-124- consult=250h consum=-150- consumer=-66-
  consumption=-169- contact=-22- contain=-92- container=112c content=37x context=60l contiguou=-90- continu=120h
  continuation=-186- contract=-109- contradict=93o contribut=-151- contribution=-247- contributor=-255- control=-45-
  controldata=-25- controll=-254- controller=203a convenienc=-154- convenient=-84- convention=-131- conversation=123l
  conversion=-138- convert=-79- converter=-99- cooki=-146- cookie=-82- cookiejar=-85- coordinat=-134- copi=60x
  coprocessor=-81- copy=-143- copyright=-266- cordles=-170- core=-96- corefil=-129- corner=-220- correct=-177-
  correspond=-144- corrupt=44c cors=-292- cortex=-82- cost=-191- could=-121- couldn't=-280- count=-149- counter=-159-
  coupl=-96- cours=-266- cover=-72- coverag=-195- cpu=-111- crack=141c crash=172c crc=-128- crc32=-40- creat=-65-
  createtwofilespatch=-67- creation=-207- creator=248a cred=-82- credential=95x credit=135x criminal=265r
  critical=-128- crl=-239- crlf=-56- croatian=-122- crontab=202p cros=-200- crosshair=-90- cruiser=-229- crypto=54c
  cryptographic=-41- csp=-225- csr=-80- css=-107- csv=-233- csvlog=-139- ctf=-195- ctl=-179- ctor=-159- ctrl=-196-
  ctyp=-105- cu=-53- curl=260c current=-137- cursor=-134- custom=-139- customer=-21- customiz=-150- customization=-168-
  cut=47r cuts=-198- cve=-286- cwd=-93- cycl=-110- d=-65- d3=-152- daemon=-214- dai=74x damag=-223- dan=312r
  dangerou=40a dark=-193- dash=38l dashboard=-272- dat=-311- data=-65- date=-274- day=-149- days=-395- db=-231-
  dbnam=-182- dbus=-52- de=-301- dead=-114- deal=-119- dear=176a deb=158c debian=-253- debug=-96- debugg=-93-
  debugger=-317- debuginfo=-257- dec=-201- december=-228- decid=195a decimal=-85- declar=-143- declaration=-145-
  declin=-85- decod=43c decoder=-127- decompres=-147- decompress=-137- decompression=-117- decoration=-223-
  decrement=-146- decryption=-115- deep=-234- def=-200- default=-130- defaultxmlversion=-143- defer=-126- deferr=-94-
  deferrabl=-112- defin=-95- definition=-138- deflat=-204- degre=-313- delaunator=-67- delaunay=-90- deletemany=-145-
  deletion=379h delimiter=-111- deliver=185x delta=46p demand=208a demangl=-208- demo=-186- democratic=-156- den=-234-
  deni=-229- denisnam=-44- deno=-235- dentist=-238- deny=-113- depend=-52- dependenci=-269- dependency=-218-
  dependent=-176- depiction=-178- deploy=-190- deprecat=-140- deprecation=-175- depth=-165- der=-221- dereferenc=-106-
  deriv=-198- desc=-42- descend=-139- describ=-110- description=-37- descriptor=-172- deserializ=-184-
  deserialization=-174- design=-304- designat=-127- desir=-76- desk=-225- deskerror=-173- desktop=172x dest=157x
  destination=-230- destroy=82c detach=-197- detect=-135- detection=-222- determin=-105- deterministic=-81- dev=113c
  develop=-202- developer=99o development=-247- devic=-179- devtool=-140- dh=-156- diagnostic=-150- diagram=-143-
  dialog=166h dictionary=-148- did=57h didn't=-203- die=-204- dies=-247- diff=-208- differ=-224- differenc=-98-
  difflin=-138- digest=111h digit=32x digital=30a digraph=-141- dimension=-79- dimensional=-122- dinner=-342-
  direct=-161- direction=-110- directiv=-203- directori=-227- directory=-123- dirmngr=-240- dirty=-188- disabl=-61-
  disagre=64o disallow=-193- disassemb=-195- disassembl=-202- disassembler=-149- disc=-175- discard=-68-
  disclaimer=-77- disclos=266l disconnect=-281- discover=33h disguis=192h disk=95c dispatch=-224- dispatcher=-74-
  displacement=-102- display=-77- displaypath=-83- disposition=-135- disregard=41o distanc=-163- distinct=-97-
  distinguish=-100- distribut=-320- distribution=-219- div=87a diversion=-183- divert=-169- divid=-98- division=-117-
  djb2=-66- dll=33c dn=-221- dns=60x do=68h doc=-175- docker=-313- docs=-411- doctor=-61- document=198x
  documentation=-200- does=-121- doesn't=-144- dog=-363- dollar=-214- dom=-128- domain=-111- don't=88h done=-151-
  dont=-245- door=-339- dos=-233- dot=-218- dotenv=-315- dotfil=-224- dots=-102- dott=-170- doubl=-281- down=-42-
  downgrad=-140- download=49c downstream=-239- dp=-147- dpi=-22- dpkg=-171- dr=-375- draft=-92- drag=-221- dragg=-64-
  draw=27h drawer=-177- drawn=-65- drill=-265- driv=223c driven=-76- driver=75c drop=128c dropp=-144- dry=-343- ds=-79-
  dso=-161- dsp=-105- dt=-114- du=-244- due=-258- dump=82x duplicat=-201- dur=-302- duration=-279- dutch=-206-
  dvorak=-229- dw=-104- dwarf=-125- dwo=-171- dynamic=-145- dynamical=-230- e=-94- each=-45- ear=-267- earlier=153o
  easi=-238- easier=-129- easy=-118- eat=-253- echo=67l ecma262=-32- ecmascript=-122- ecmaversion=-116- ecosystem=-190-
  ed=-221- edg=-122- edge=-89- edit=-67- edition=-233- editor=-436- effect=31a effectiv=-75- efficiency=-135-
  efficient=-139- effort=-211- eg=-67- eggs=-270- egsd=-210- eh=-58- eight=-241- either=-109- el=-310- elaps=-57-
  electron=-173- element=-148- eleven=-203- elf=-140- elfv2=-161- eliminat=-134- ellipsi=-205- else=-75- em=-107-
  emb=90p embedd=-49- emergency=206a emfil=-130- emit=-127- emitt=-214- emitter=-154- emoji=-264- empty=-34-
  emulat=-64- emulation=-98- en=-240- enabl=-61- enc=-79- enclos=-92- encod=-89- encoder=61c encounter=-161-
  encourag=-135- encrypt=-125- encryption=-191- enctyp=-81- end=-153- endef=-116- endian=-107- endiannes=-54-
  endpoint=115x ends=-81- enforc=-238- engineer=-203- english=-279- enhanc=-229- enough=-172- ensur=-165- ent=-258-
  enter=-24- entir=-223- entiti=-59- entity=-107- entri=-136- entry=-118- entsiz=-90- enum=-130- env=30x
  environment=-133- eof=-189- eos=-142- epoch=-117- equal=-47- equality=-150- equivalent=-126- er=-141- era=-42-
  eras=196c err=-183- erratum=-74- error=-146- es=-157- es5=-183- es6=-201- esc=-267- escap=-141- eslint=-249-
  esm=-107- especial=-85- espre=-120- esprima=-127- establish=-259- estimat=-196- estimator=-73- estre=-63- etag=-145-
  etc=143p ethic=371r euro=-288- european=-140- eval=72c evaluat=-129- evaluation=-60- even=-65- event=-138-
  eventemitter=-172- eventsourc=-74- eventual=-100- ever=94o everyon=151c everyth=123a everywher=-108- evidenc=260h
  evil=194r exact=-51- exam=-235- exampl=-225- exce=-223- exceed=-184- excellent=48a except=-259- exception=-36-
  excessiv=-141- exclud=-127- exclusion=-155- exclusiv=-104- exe=422c exec=64c execstack=-50- execut=233c
  executabl=-135- execution=-171- exercis=-186- exhaust=-115- exidx=-110- exist=-50- existent=-83- exit=-232-
  exodu=-56- exp=-176- expand=-122- expander=-153- expansion=-148- expect=-113- expecttypeof=-151- expensiv=-141-
  experienc=-109- expir=-138- expiration=-66- explain=-216- explanation=48h explicit=-57- exploit=196c exponent=-83-
  export=-239- expos=-44- expr=-247- expres=-164- expression=-80- ext=-358- extend=-92- extendabl=-54- extensiv=-201-
  external=-138- extglob=-164- extra=147h extract=-50- extraction=-84- extraneou=-187- extreme=-108- f=28c fac=-230-
  fact=145h factor=25c factory=155c fail=-100- failur=-55- fair=-160- fake=154h fall=-265- fallback=-100- fals=-94-
  fami=-256- famili=-190- fast=-113- faster=-102- fastest=-64- fatal=-176- favourit=-391- fc=-113- fd=-190- fde=-84-
  fdir=-137- fdpic=-109- featur=-234- fee=246h feedback=-207- fetch=41x few=-145- fewer=-237- fffd=-120- field=-145-
  figur=-195- fil=-117- file=-100- file1=-80- file2=-76- filenam=-118- filepath=-75- filesiz=-128- filesystem=-233-
  fill=-103- film=-290- filter=-24- final=-171- find=-76- fine=-306- finger=-121- fingerprint=57h finit=-78- fir=-76-
  fire=-217- firefox=66x firewall=223c firm=-206- first=-51- fish=-272- fit=-135- fits=-171- five=-212- fix=-157-
  fixrx=-20- fixtur=-266- fixup=-246- flag=-232- flagg=-97- flash=257c flat=-210- flatt=-55- flatten=-133- flg=-120-
  flight=-189- float=-111- flood=133c floor=-160- flow=-173- flush=-176- fmt=-145- fn=-150- fnv1=-47- focu=-63-
  focus=-122- fold=-240- folder=-44- font=-189- foo=-155- food=-230- footer=-226- footprint=-183- for=-158-
  forbidden=178r forc=148c ford=-167- foreach=-97- foreground=-337- foreign=-168- forever=-41- forget=142o fork=22c
  form=-299- formal=-158- format=-71- formatt=-49- formatter=-157- formdata=-221- formednes=-155- former=282o
  forum=108x found=-83- foundation=-137- four=-154- fourth=116r fox=-290- fp=-127- fp16=-155- fpic=-79- fpu=-119-
  fr30=-52- fraction=-149- fragment=-216- fram=-242- framework=-94- fre=56r free=-54- freescal=-117- freez=-122-
  french=-188- frequency=-93- frequent=-185- fresh=-161- friday=-257- fridg=-151- friend=-205- fromschema=-137-
  front=-203- frost=-183- frozen=-198- fs=-124- fsmonitor=-192- fstream=-97- fsync=-150- ftp=130x ful=153a full=-58-
  fun=-221- function=-109- functional=-214- functionality=-219- futur=45p fuzzy=-221- gain=-231- game=-31- gaps=-144-
  garbag=-166- garden=-366- gas=136r gate=-260- gateway=120p gather=-69- gave=134a gb=-248- gbl=-72- gc=-161- gcc=-113-
  gdk=-268- gecko=-21- general=-119- generat=-141- generation=-152- generator=-214- generic=-93- gensync=-27-
  german=-321- get=-48- getallversion=-36- getcompatibleversion=-97- getmany=-63- getmanyraw=-94- getorset=-89-
  getraw=-71- gets=-183- gett=-123- getter=-77- gid=-107- gids=-67- gif=-104- gist=44x git=-94- gitdir=-167-
  github=-327- gitignor=-256- giv=-68- give=110l given=-24- gl=-197- gle=-100- glibc=-99- glob=-129- global=-102-
  globalthi=-62- globstar=-82- glue=-128- glyph=-124- gmt=-72- gnu=-110- go=-33- goal=-161- god=215r goes=-28-
  gone=241r good=-118- got=-86- govern=212o gp=-193- gpg=-203- gpx=-173- grab=165x grammar=-180- grandma=-225-
  grant=182a granular=-70- graph=-159- graphic=-170- grateful=-109- great=-195- greater=-83- green=-168- greet=-272-
  grep=-254- grid=-98- ground=-152- group=-242- grow=-172- gss=-184- gssapi=-159- gstreamer=-219- gt=-104- gtk=-148-
  guarante=-173- guard=165a gues=-194- guess=104c guest=-133- guid=-330- guidanc=238o guidelin=334o gym=-180-
  gzip=-158- gzipp=-102- h=-211- hacker=235r had=98h half=-250- hand=61x handl=-153- handler=-67- handshak=-232-
  handy=-92- hang=-185- happen=43h hard=87c hardwar=-210- has=-29- hash=-103- hashalgorithm=-75- hashery=-113-
  hasmany=-74- hat=20r hav=89o haven't=-228- hba=-227- hd=-77- hdr=-30- he=-318- head=-27- header=-141- health=-138-
  hear=-36- height=-171- held=-241- helix=-182- help=-263- helper=56p helpful=269r her=83h here=-40- hereby=185o
  herm=24a heuristic=-95- hex=-120- hexadecimal=-137- hfs=-37- hi=-236- hibernat=-191- hid=-269- hidden=114l hide=-50-
  high=-263- higher=65a highlight=-61- him=-66- hint=-37- his=-267- histogram=-256- history=136h hit=-172- hits=-208-
  hold=-187- holiday=-253- home=-105- homedir=-132- honest=231r hono=-244- hook=-63- hookifi=-129- horizontal=-101-
  host=-41- hostil=-269- hostnam=-133- hot=-210- hour=88x hous=-336- how=-43- however=-132- html=-265- http=-111-
  httperror=-179- hub=268p huge=-175- hugu=-57- human=204h hundr=-91- hungarian=-67- hunk=-123- hw=-118-
  hydration=-143- hyphen=-134- i'm=-49- i386=-152- ibm=-167- icf=-138- icon=-120- iconv=-107- icu=-145- id=-142-
  idata=-111- idea=-161- ident=-165- identical=-191- identifi=-109- identifier=-128- identify=105r identity=85r
  idl=-123- idle=68c ids=-220- idx=-155- ie=-101- ieee=-145- if=-51- ifac=-114- ifunc=-102- ignor=-56- ignorecas=-131-
  ihex=-91- illegal=24r im=-260- imag=-157- imagin=-103- imm=-154- immediat=-68- immer=-128- immutabl=-102-
  impact=-127- impl=-48- implement=-149- implementation=-171- implementor=-107- impli=-168- implib=-102- implicit=-238-
  import=-205- important=-212- impossibl=-133- improper=-128- improv=-180- improvement=-161- in=-147- inactiv=-123-
  inappropriat=-101- inc=-164- includ=-49- includedownstreambrowser=-204- inclusiv=-211- incom=22x incompatibl=-140-
  incomplet=-163- inconsistency=-77- inconsistent=-155- incorrect=-134- increas=-199- increment=-160- incremental=-136-
  indefinite=-162- indent=-124- indentation=-165- independent=-157- index=-139- indic=-126- indicat=-161-
  indicator=-184- indirect=-87- individual=-128- inet=-172- inf=-94- infer=-169- infinit=-155- infinity=-192-
  influenc=40o info=-141- inform=97h information=-168- inherit=-130- inheritanc=-67- inhibit=-187- ini=-212- init=-227-
  initial=88l initializ=-132- initialization=58l initiat=-94- inject=-179- injection=-251- inlin=-128- inner=-84-
  inod=-92- input=-92- insensitiv=-144- insert=-60- insertion=-167- insid=-105- insn=-121- inspect=-264- inspir=-100-
  install=-37- installation=-75- installer=147c instanc=-129- instead=-133- instruct=274a instruction=50o
  insufficient=-213- insuranc=-246- int=-140- integer=-110- integrat=-194- integration=-92- integrity=-287- intel=-68-
  intend=-144- intent=-130- intentional=-203- interact=-104- interactiv=-346- intercept=-169- interceptor=-139-
  interest=-145- interfac=-168- internal=-110- international=-199- interpolat=-129- interpret=-85- interpreter=-127-
  interrupt=30h intersect=-77- intersection=-134- interval=-199- interview=-258- interwork=-136- intl=-98- into=119x
  intrinsic=-138- introduc=-127- invalid=-110- invalidat=-66- invalidation=-48- invers=-59- invert=-146- invisibl=-46-
  invocation=-132- invoic=-168- invok=142c involv=-99- io=-94- ip=-136- ipaddr=-69- ipc=-288- ipv4=-126- ipv6=-135-
  iri=-101- irtt=-95- is=-167- isa=-146- isn't=74h iso=-232- isolat=-236- isolation=-105- issu=-103- issuer=-136-
  it=121h it'll=-150- it's=-135- italian=-89- item=-22- iterabl=-72- iterat=-126- iteration=-175- iterator=-197-
  its=-110- itself=-60- iu=-180- j=-272- jailbreak=105r jalx=-39- jan=-133- january=-293- japanes=-116- java=-102-
  javascript=25c jest=-92- jiti=-107- jo=-349- job=45p jobs=-282- joiner=-107- jok=-233- joke=52h jose=-265- josh=-194-
  journal=-91- journey=-151- jpeg=-126- js=-142- jsdiff=-102- jsdom=-171- json5=-165- jsonb=-95- jsonl=-192-
  jsonpath=-79- jsonschema=-128- jstoken=-112- jsx=-75- jul=-67- july=-256- jump=-105- june=-419- junk=-130- just=34o
  jwt=-157- k=-155- kadm5=-168- kaio=-203- kb=-76- kdc=-234- keep=-177- keepaliv=-130- kept=-175- kerbero=-211-
  key=-189- keyboard=-127- keychain=199x keypad=-119- keyr=-319- keys=-72- keyserver=-177- keytab=-196- keyv=-105-
  keyword=-123- kids=-285- kim=-208- kind=24o kitchen=-240- knip=-191- know=-31- known=-100- krb5=-124- kvno=-115-
  l=-196- la=-304- lab=-355- label=-242- lamp=-240- land=100x landlord=-259- languag=-183- laptop=-375- larg=-110-
  larger=-122- last=-46- late=-264- latency=-63- later=-155- latin=-219- launch=122c law=372r lawyer=-135- layer=28r
  layout=-206- lays=-266- lazy=-197- lc=-155- ld=-109- ldap=-182- le=-266- lea=-402- lead=-220- leaf=-174- leak=49l
  leap=-68- learn=-34- leas=-289- least=-123- led=-148- left=-216- legacy=-105- legal=-134- lena=-332- length=-132-
  les=-299- less=32r lesson=-214- let=292o lets=-344- letter=-205- levenshtein=-129- levn=-29- lexer=-59- lf=-160-
  liabl=-147- lib=-134- libc=-64- librari=-58- library=-89- libs=-214- licens=-54- lie=-49- lies=-79- life=-134-
  lifecycl=-190- lifetim=-161- lift=-28- light=-73- lighter=-95- lightn=-127- lightweight=-83- lik=-282- like=-171-
  limit=-116- limitation=-293- lin=-257- line=-160- lineag=-82- linear=-189- lineno=-158- link=-127- linkag=-114-
  linker=-194- lint=-235- linter=-57- linux=-133- list=-133- lite=-123- literal=-129- littl=80r liv=-198- live=-26-
  lld=-86- llm=-87- llu=-200- llx=-45- lo=-122- loadabl=-96- loader=228p loc=-135- local=-104- localentry=-77-
  localhost=-240- locat=-108- location=-133- lock=-106- lockfil=-201- log=67c logg=-62- logger=20p logic=-151-
  logical=-118- login=47c logitech=-240- logo=-360- logs=187a lone=-74- long=-247- longer=-82- longest=-90-
  lookup=-102- loop=-210- loopback=-110- loos=-158- lop=-23- lose=89p loss=-217- lost=-35- lot=-156- lots=-128-
  low=-214- lower=-38- lowercas=-77- lowest=-180- lr=-105- lru=-67- lrusiz=-66- ls=-102- lsn=-159- lt=-95- lto=-117-
  lts=-107- lu=-124- lunch=-231- lx=-86- lyon=-222- m=-113- mach=-54- machin=-59- macintosh=-156- maco=-192- macro=243c
  made=-141- magic=-109- mail=42x mailbox=121x main=-57- maintain=-192- maintainabl=-159- maintainer=-99- major=-127-
  mak=-128- make=156p makefil=-212- maker=227o malform=-179- malwar=78c man=-221- manag=-191- management=231a
  manager=-335- mandatory=-39- manifest=-85- manipulat=-105- manpath=-198- manual=-259- many=-132- map=-138- mapp=-177-
  maps=-181- mar=-244- march=-278- margin=-62- mark=-89- markdown=-35- marker=-174- mask=60r master=-92- match=-144-
  matcher=-153- materializ=-122- math=-311- matter=45o maxag=-246- maximiz=-139- maximum=-85- maxlength=-99-
  maxttl=-62- may=-158- mayb=41h mb=-243- md=-149- md5=-93- mdn=-28- me=-38- mean=-223- meaningful=-70-
  meaningles=-143- meant=-204- meanwhil=-200- measur=-187- measurement=-133- mechanism=-176- media=-148- median=-83-
  medical=70x medium=-123- meet=-373- member=-247- memoization=-93- memori=126x memory=106p mend=-78- menu=-243-
  mere=-147- merg=-152- messag=-85- met=-105- meta=-205- metadata=-145- metainfo=-77- metalink=-206- meter=-354-
  method=-156- metric=-304- mia=-243- mib=-87- micromip=-207- microphon=103x microsoft=92p middl=-162- middlewar=-171-
  might=-96- migrat=-158- migration=-288- milk=-387- million=-176- millisecond=-114- mime=-138- mimetyp=-66- min=-164-
  mine=377o minifi=-105- minimal=-169- minimatch=-132- minimum=-113- minor=-148- minut=-127- mips=-92- mips16=-138-
  mirror=99x misalign=-203- mismatch=-132- miss=-147- mistak=20o mit=-131- mitigat=-99- mix=-182- mmap=-45- mmo=-27-
  mnemonic=-278- mno=-220- mo=-99- mobil=-185- mock=-207- mod=-164- modal=-108- model=-114- moderation=-108-
  modern=-166- modifi=-175- modification=-207- modifier=-130- modify=-81- modul=-129- modulu=-156- moment=95h mon=-129-
  monday=-416- money=311h monitor=-172- monkey=-168- month=-468- moral=279r more=-93- morn=-204- most=-152- mous=-253-
  mov=-316- move=-193- movprfx=-157- mozilla=-115- mr=113a mrelocatabl=-86- ms=-311- msa=-102- msg=-203- msgid=-122-
  msp430=-111- mss=-95- mtim=-155- much=-258- multi=-171- multibyt=-187- multidimensional=-125- multip=-206-
  multipl=-142- multixact=-213- murmer=-52- murmur=-43- must=-104- mutabl=-131- mutat=-160- mutual=-101- mve=-107-
  n=-211- na=-284- nam=-142- name=-63- namespac=-34- namesz=-178- nan=-98- narrow=-113- nas=-101- nathan=-59-
  nativ=-130- native=-105- nativo=-129- natural=-194- navigation=-54- nc=152x nd=-76- near=-212- nearest=-70-
  necessary=-176- need=-104- negat=-130- negation=-143- negativ=-137- negotiat=-139- negotiation=-255- neighbour=262c
  neither=-116- neon=-111- nest=-133- net=220c netmask=-126- netstat=-201- network=148c never=-52- new=60p newer=-131-
  newest=-149- newfilenam=-115- newlin=-138- news=-155- newsletter=-125- newstr=-92- next=-24- nfa=-56- nfkc=-61-
  nice=-101- night=-358- nine=-314- nis=-136- no=-44- nobody=150h nod=-143- node=-71- nodej=-142- non=-122- nonc=-167-
  none=-84- nonexistent=-216- nonzero=-160- noon=-109- nop=-154- nops=-98- nor=-20- normal=34h normaliz=-139- not=-99-
  notation=-202- note=27a noth=147h notic=174a notification=52h notify=149h nov=-63- now=158r nowher=82h npm=-250-
  npx=-75- nr=-126- nreloc=-189- nt=-124- nul=-107- null=-145- nullabl=-130- num=-209- number=-96- numeric=-77-
  numerical=-88- nuts=-295- o=-330- obey=429a object=-123- observ=-143- obsolet=-245- obtain=-322- obug=-84-
  obviou=-191- occur=-109- occurr=-148- occurrenc=-56- ocsp=-201- oct=-38- octal=-86- octet=-72- october=-258- odd=-83-
  of=-96- off=131r offer=-353- offic=-190- official=-79- offlin=-220- offset=-115- often=-157- oid=-101- oids=-68-
  ok=109o old=-304- older=-278- oldest=-209- oldfilenam=-132- oldstr=-92- ollama=-212- omitt=-198- on=-155- once=-80-
  one=-33- onerror=-106- ones=-145- onhook=-200- onlin=-193- onlooker=-230- only=-97- onto=-191- op=-232- opaqu=-158-
  opcod=-110- opd=-85- open=-107- openapi=-105- openj=-243- openpgp=-103- operand=-144- operat=61l operation=-199-
  operator=116a opposit=88r ops=-66- opt=-74- optimal=-104- optimiz=-234- optimization=-143- optimizer=-73-
  option=-145- optional=-110- optionator=-227- opts=-116- or=-144- order=26a ordinal=-81- ordinary=-212- org=-90-
  orientation=-106- orig=-63- origin=-190- original=-32- orphan=-94- os=-173- otherwis=-165- our=138x ours=148c
  out=107h outag=-206- outdat=-26- outer=-74- outlin=-136- outnam=-101- output=-27- outsid=-52- oven=-269- over=129x
  overflow=-152- overhead=-135- overlap=-186- overlarg=-143- overlay=-140- overload=-208- overrid=-77- overridden=-56-
  overrul=205o oversiz=-130- overwrit=61c overwritten=-93- own=-205- owner=103a ownership=-122- owns=-117- oxc=-119-
  pa=-77- pace=-142- pack=-210- packag=-204- package=-131- packet=-267- packfil=-78- pad=-138- padd=-175- pag=-242-
  pager=-82- paint=-290- pair=-132- palett=-233- pam=-174- panel=-182- pango=-202- paper=-196- paragraph=180p
  parallel=-219- param=-145- parameter=-174- parameterlimit=-80- parcel=-271- parent=-277- park=-280- pars=-122-
  parser=-82- part=53l parti=58x partial=-150- particular=-179- partition=72c party=-160- pass=-112- passphras=-332-
  passport=-254- passwd=120c password=164x past=86l pastebin=318x patch=-230- path=-121- pathnam=-238- pathspec=-96-
  patienc=-111- pattern=-175- patternproperti=-64- pay=102o payload=294p payment=198h pb=-89- pc=-226- pcre=-108-
  pcrel=-115- pdb=-105- pdf=-277- pe=-131- peer=-200- pem=-240- pend=82h peopl=-267- per=-73- percent=-85-
  percentag=-120- perform=-187- performanc=-141- perhap=-171- period=-164- permanent=211p permission=135h permit=-157-
  permitt=113r persist=134p persistent=-201- person=30h persona=65r personal=-69- personality=134r pg=-116- pgdata=-74-
  pgpip=-130- phas=-178- phdr=-76- phonetic=-230- photo=-430- phras=99l physical=-151- pi=-287- pic=-79- pick=-60-
  picomatch=-85- pid=-203- pie=-129- piec=-171- pin=20p ping=-25- pinn=-269- pino=-183- pip=-239- pipe=142c
  pipelin=-272- pixbuf=-131- pixel=-161- pkcs=-61- pl=-103- plac=-108- placeholder=-182- plain=-108- plan=-302-
  plann=-310- planner=-87- plant=70p platform=-66- play=72r playhead=-153- playwright=-169- pleas=-83- plt=-98-
  plug=49c plugin=-101- plural=-218- plus=-99- png=-133- pnm=-133- pnp=-146- pnpm=-310- po=-141- poem=-220- point=-51-
  pointer=-136- polic=270a polici=211o policy=68o polish=-196- poll=79c polyfill=-102- popular=-113- populat=-140-
  port=54c portability=-70- portabl=-53- portal=-269- portion=-163- portugues=-127- position=-55- positiv=-94-
  posix=-244- possib=-209- possibl=-232- post=203x postcs=-110- postgr=-191- postgresql=-259- postmaster=-134-
  pot=-131- potential=-124- power=-40- powerful=-173- powerpc=-88- powershell=138c ppc=-83- pr=-183- practic=-278-
  preambl=284l preauth=-129- prebuilt=-48- preced=127o precedenc=-142- precis=78l precision=-107- predicat=-195-
  prefer=-352- preferenc=88o preferr=-136- prefix=-187- preload=-140- prepar=-150- prepend=-150- prereleas=-121-
  prerequisit=-146- pres=-88- presenc=-92- present=-142- preserv=-259- preset=-25- press=-254- pretend=128r
  prettier=-174- pretty=-155- prevent=-189- preview=-113- previou=-83- previous=-175- pric=-304- primari=-23-
  primary=-141- primitiv=-93- principal=-304- principl=310r print=-216- printabl=-59- printer=-189- prior=216o
  priority=42a privat=111x privileg=21a prng=-50- pro=-161- probab=-205- problem=-86- proc=-142- proce=206a
  procedur=-132- proces=-106- process=-63- processor=-153- produc=-118- product=131a production=109c profil=-37-
  prog=-248- program=-57- programm=77o programmatic=-181- progres=-114- prohibit=-145- project=-140- prologu=-114-
  promis=-122- promisor=-101- promot=-114- prop=-189- propagat=-46- proper=-180- properti=-135- property=-98-
  propertynam=-114- propos=-251- proposal=168h protect=-79- protection=107a proto=-231- protocol=-237- prototyp=-84-
  provid=-102- provider=-253- providererror=-130- proxy=-80- prun=-26- ps=-155- psect=-237- pset=-120- pseudo=-129-
  psql=-296- pt=-89- ptb=-86- pub=-128- publication=-151- publish=-73- publisher=-210- pull=51c punctuation=-231-
  punycod=-103- purchas=305h pure=-124- purg=-138- purpos=66c put=163p puts=-201- px=-69- python=-135- pyyaml=-153-
  q=162c qifi=-337- qifiedevent=-147- qr=200x qs=-144- quad=-132- qualifi=-173- quality=-111- quantifier=-64-
  quarter=-132- queri=40x query=-166- question=-24- queu=-231- quick=-257- quiet=121h quit=75o quot=-82- quota=-218-
  qwerty=-153- r=-185- r0=-187- r15=-152- r2=-102- race=-196- radio=-186- radiu=-123- rail=-62- rain=-332- rais=123a
  ram=54c ran=-239- rand=-41- random=46c randomgenerator=-221- rang=-112- rank=197o rarp=-211- rate=130a rather=-150-
  ratio=-129- raw=39r rc=155p re=-235- reach=-186- reachabl=-269- react=-163- read=-53- reader=-164- readm=-244-
  readon=-180- ready=-248- reality=150r realm=-207- rebas=-279- reboot=337c rebuild=-75- recall=89l receipt=-440-
  receiv=-133- recent=-108- recip=-31- recipient=312h recit=234l recognis=-219- recogniz=-228- recommend=-92-
  recommendation=-257- recompil=-95- recover=-218- recreat=-149- recurs=109c recursion=-166- recursiv=-56-
  recursive=-119- recycl=-170- red=-342- redact=35h redaction=-168- redefin=-169- redi=-148- redirect=-340- redo=-75-
  reduc=-136- reducer=-157- redundant=-223- redux=-164- ref=-162- refactor=-286- refcallback=-83- refer=-53-
  referenc=-148- referr=-64- referrer=167x reflect=-96- reflog=-246- refobject=-77- refresh=-69- refs=-203-
  refspec=-160- refus=138r refusal=275r reg=-215- regard=-106- regardles=-209- regex=-96- regexp=-90- region=-131-
  register=-57- registry=-136- regs=-123- regular=-86- reindex=-184- reinitializ=-163- reinstall=145p reject=-149-
  rela=-78- relat=-187- relation=-112- relationship=-33- relativ=-143- relax=-155- relaxation=-216- relay=390x
  releas=-119- relink=-50- reload=-126- reloc=-103- relocat=-118- relocatabl=-147- relocation=-97- relro=-108-
  rely=-146- remain=137h remainder=-40- remapp=-212- remedy=-174- remember=-234- remind=-277- reminder=-198- remot=56x
  remov=-69- removabl=-106- removekey=-150- renam=-177- render=-162- renderer=-116- renew=-173- rent=-301-
  reorder=-190- rep=257h repack=-114- repair=-250- repertoir=-78- replac=-71- replacement=-95- replacer=-60-
  replay=-195- replica=-87- replicat=81p replication=-100- repo=-153- report=-69- repositori=-163- repository=109x
  represent=-105- representabl=-59- representation=-136- reproduc=-42- republic=-186- req=-213- request=36h
  requir=-122- res=-162- research=-118- resembl=-149- reserv=-189- reset=-104- resett=-139- resiz=-179-
  resolution=-101- resolv=-113- resolvecontext=-110- resolver=-235- resolverfactory=-33- resourc=-264- respond=130r
  responder=-82- respons=-207- responsibl=-199- restart=-46- restic=-144- restor=-65- restrict=47r
  restrictaccesstocwd=-88- restriction=-85- result=-119- resum=-72- resync=-134- retain=161p retri=-173- retriev=-114-
  retrieval=-137- retry=-123- return=-110- reus=-174- reusabl=-158- rev=-117- reveal=160l revers=-84- revert=-195-
  reviewer=78a revision=-106- reviver=-168- revocation=-133- revok=-207- rewind=-142- rewrit=-58- rewritten=-185-
  rfc=-96- rid=129c right=34c ring=-227- risc=-126- risk=-97- rl78=-68- rm=-37- rnglist=-38- robot=98r robust=-106-
  rol=-269- role=104r roleplay=73r rom=-220- roof=-339- room=-219- rotat=-173- rotation=-167- rough=32o round=-212-
  rout=-64- router=59c routin=-129- row=-164- rpc=-169- rsrc=-193- rtl=-50- rul=60o rule=117p run=24c runn=-80-
  runnabl=-85- runner=-184- runs=-223- runtim=-187- rust=-194- rw=-98- rx=-240- s=-120- s390=-209- sa=-118-
  safari=-113- safe=24a safety=234r said=-109- salt=-190- sam=-223- same=-85- samesit=-182- sampl=-243- sandbox=-271-
  santa=-161- satisfi=-104- satisfy=-118- saturday=-204- sav=-189- save=-120- saw=-297- sax=-214- say=266r says=-217-
  sb=-76- scal=-164- scalabl=-219- scalar=-152- scan=154a scann=42p scanner=136p scenario=-304- schedul=-191-
  schem=-216- schema=-187- school=-470- scnlen=-159- scop=-58- scor=-177- scram=-166- scratch=-231- screen=-133-
  screenshot=-32- script=-64- scroll=-137- scrollbar=-181- sd=-259- sdk=-283- season=-173- seat=-278- sec=-166-
  second=86h secret=112x section=-74- sector=57c secur=-180- security=205a sed=-203- seed=-272- seek=-26- seem=-248-
  seen=-178- sees=-122- segment=-152- select=-148- selection=-292- selectiv=-265- selector=-95- self=-71- selinux=-67-
  sell=100x semantic=-80- semicolon=-274- semver=-151- send=-110- sender=253a sensitiv=-261- sent=-68- sentenc=-79-
  separat=-183- separate=-209- separator=-154- sequenc=-131- sequential=-198- seri=-203- serial=-151- serializ=-134-
  serialization=-101- serializer=-114- serv=29p server=80c session=-78- set=-74- setmany=-57- sets=-198- sett=-86-
  settl=-163- seven=-188- several=-122- sh=165c sha=-138- sha1=-140- shadow=330r shall=221r shallow=-193- shap=-185-
  shar=-96- she=-30- shed=-229- sheet=-401- shelf=-325- shell=29c shf=-31- shift=-179- shipp=28x shmedia=-89-
  shndx=-83- shop=-273- shopp=-296- short=-429- shortcut=-215- shorten=70p shorter=-202- shorthand=-143- shouldn't=129h
  show=-96- shown=-100- sht=-82- shut=104c shutdown=-134- sibl=-85- sid=-243- side=-37- sidebar=-265- sidecar=-129-
  signal=-244- signatur=-169- signer=-119- significant=-95- silenc=70h similar=-148- simp=-183- simpl=-286-
  simplifi=-104- simplify=-112- simulation=-117- simultaneous=-137- sinc=-316- singl=-142- sink=-261- sister=-239-
  sit=-264- site=94c sitter=-81- situation=-343- six=-411- siz=-127- size=-123- sizeof=-130- skill=119p skip=-113-
  skipp=-215- slack=-240- slash=-138- slattach=-109- slav=172r sleep=141c slic=-194- slid=-255- slight=-110- slip=332x
  slot=-146- slow=-118- sm=-81- small=-200- smaller=-118- smallest=-117- smart=50x smol=-59- sms=-88- snapshot=31c
  sniff=-164- snippet=-141- so=165p sock=-141- socksv4=-46- socksv5=-138- softwar=36c solution=-109- some=-170-
  somebody=46h someon=70r someth=-186- somewher=-141- sonam=-114- song=-274- soon=50x sort=-211- soul=191p sound=-151-
  sourc=-175- sourcefil=-172- sourcemap=-160- sourcemapconsumer=-182- sourcemapgenerator=-110- sourcemappingurl=-103-
  sourcenod=-112- sourcescontent=-158- sourdough=-274- sp=-149- spac=-167- span=79a spanish=-208- spars=-185-
  spawn=-257- spe=-247- speak=118r spec=-165- special=-181- specifi=-113- specific=-163- specifical=-194-
  specification=-115- specifier=-135- specify=-150- spell=-77- spend=-34- spi=-62- spit=33l split=-162- splitt=-168-
  sponsor=-141- spr=-239- spread=191p sql=-272- sqlit=-144- sqlite3=-91- squar=-92- squash=-227- src=-156- ss=-227-
  ssh=60x ssl=-184- st=-37- stab=-245- stabl=-233- stack=-235- stag=-335- stal=-245- stamp=-282- stamped=-74-
  stand=-150- standalon=-90- standard=-159- standby=-202- stanza=-143- star=94a start=31p stash=-279- stat=-111-
  statement=-120- static=-170- statistic=-138- statoverrid=-135- statu=-133- stay=194h stc=-108- stdcall=-230-
  stderr=69c stdin=-268- stdio=-218- stdout=-139- steer=-248- stefanski=-57- step=89h stick=-158- still=-192-
  stm32l4xx=-93- sto=-165- stock=-147- stop=348o stopp=-99- stor=-189- storag=-160- store=-209- storesiz=-151-
  story=-108- str=-98- straight=212h stranger=102c strategy=-86- stream=-54- streamabl=-198- street=-335- strict=-299-
  strik=123o stringifi=-117- stringify=-77- strip=-84- stripp=-102- strong=-115- strp=-50- struct=-173- structur=-114-
  stt=-59- stub=-93- studio=-264- stuff=-222- styl=-82- sub=-211- subdirectory=-173- subdomain=36x subject=169a
  subkey=-83- submit=153x submodul=-152- subnet=-63- subordinat=-144- subpath=-146- subproces=-96- subquery=-109-
  subscrib=-216- subscript=-132- subscription=-238- subsection=-72- subsequent=-198- subset=-155- subsidiary=-88-
  substantial=-114- substitut=-104- substitution=-163- subsystem=-150- subtyp=-103- succeed=-91- succes=137a such=-142-
  sudo=130c sufficient=-89- suffix=-154- sugar=-241- suggest=-155- suggestion=54o suit=-91- suitabl=-66- summari=-260-
  summaris=39l summary=35h sun=-137- sunday=-355- sup=-111- super=-224- superuser=-251- supp=46x suppli=-225-
  support=-88- suppos=116h suppres=-34- suppress=-182- surfac=124h surpris=-149- surrogat=-186- surviv=163p suspend=86o
  svc=-35- svg=-187- switch=-27- sym=-166- symbol=-117- symbolic=-184- symlink=-157- symmetric=-160- symtab=-53-
  sync=-109- synchroniz=-310- synchronization=-180- synchronou=-191- synchronous=-159- synonym=-119- syntax=-118-
  syslog=-108- system=222l systemctl=-269- sysv=-95- t=-144- tab=-184- tabl=-100- tablespac=-88- tablet=-268-
  tabs=-286- tag=-135- tagg=-207- tags=-184- tail=-195- tak=-170- take=168o taken=-168- taker=-202- talk=-36- tap=-261-
  tapasync=-113- tapp=-166- taps=-178- tar=-172- tarball=-170- target=-85- task=57o tax=-287- tcp=50c tea=-331-
  teach=117p teacher=-163- team=-371- technical=-137- technology=-199- telegram=291x tell=36l temp=-161- templat=161p
  template0=-87- temporal=-88- temporari=-207- temporary=-192- ten=-282- terminal=62r terminat=-212- terminator=-150-
  test=-451- tester=-91- textdecoder=-92- textrel=-81- th=127h than=-103- thank=-207- that=20p the=24x their=-68-
  them=45x themselv=-185- then=-206- ther=-59- there=-138- thes=-134- thesi=-236- they=-78- they'r=-125- thin=-105-
  think=177h third=-103- thos=-66- though=59h thought=-154- thousand=124c thre=-129- thread=-79- threat=-82-
  threshold=-149- through=101x throughout=-99- throw=-71- thrown=-158- throwonlimitexceed=-45- thu=-196- thumb=-230-
  thursday=-340- thus=-213- tick=-170- ticket=-336- tidelift=-194- tier=-310- tiff=-94- tile=-110- tim=-111- time=-62-
  timelin=-135- timeout=-176- timer=-322- timestamp=40h timezon=-146- tiny=-48- tinybench=-198- tinyexec=-26- tip=88h
  titl=-81- titu=-132- tl=-156- tldt=-132- tm=-84- tmp=304c to=-23- toast=-191- toc=-109- today=443o todo=-286-
  toequaltypeof=-95- tofu=-270- together=-52- toggl=-258- token=120x tokeniz=-97- tokenizer=-165- told=-54- tom=-186-
  toml=-121- tomldat=-90- too=-154- took=-265- tool=-21- toolbar=-111- tooltip=-192- top=69o topic=-82- toplevel=-218-
  torn=-97- tostr=-122- total=-231- touch=-194- touchpad=-72- trac=-132- track=-208- tracker=-59- trad=34r trail=-203-
  trailer=-248- train=-195- trampolin=-113- transaction=-85- transcript=88x transfer=327h transform=-104-
  transformation=-146- transient=-146- transition=-69- translat=-121- translation=-154- transmit=248x transparent=-27-
  transpil=-160- transpiler=-100- transport=-218- trap=-189- trapp=-107- trash=67c travel=-231- travers=-212-
  traversal=-77- tre=-166- treasurer=-287- treat=199o treatment=-145- tree=-167- tri=-162- triangl=-88-
  triangulation=-91- trigger=-165- trim=-160- trimm=-124- trip=-441- troubl=96h true=-35- truncat=-94- trust=150a
  trustdb=-234- truthy=-131- try=-57- ts=-217- tsc=-143- tsconfig=-108- tsquery=-71- ttl=-108- tty=-171- tue=-75-
  tuesday=-336- tunnel=156x tupl=-135- tuplestor=-131- turn=20p tutorial=-91- twic=-312- twin=-183- twitter=-272-
  two=-259- tx=-125- txt=132l typ=-84- type=-130- typedarray=-68- typeerror=-135- typescript=-197- typical=-145-
  typmod=-136- typo=-237- u=-161- ubuntu=-149- udt=-41- ui=-164- uid=-257- uids=-133- uint8=-132- uint8array=-103-
  unabl=-117- unalign=-102- unauthoriz=104c unavailabl=-140- unbash=-241- unc=-93- uncensor=198r undat=-87-
  undefin=-95- under=-69- underly=-140- underscor=-95- understand=-53- undici=-226- undo=-113- undocument=-152-
  undon=-253- unescap=-44- unexpect=-127- unfilter=249r unfinish=-68- unhandl=-153- unicod=-162- unifi=-87-
  uniform=-25- unignor=-112- unimplement=-118- uninstall=326c union=-140- uniqu=-239- unit=-137- universal=-114-
  unix=-144- unlearn=226o unles=-306- unlik=-106- unlimit=-160- unlink=-155- unlock=133r unlogg=-246- unmatch=-102-
  unmerg=-190- unnecessary=116h unpack=-182- unquot=-80- unreachabl=-186- unreadabl=-74- unrecognis=-188-
  unrecogniz=-151- unresolv=-145- unresolvabl=-72- unrestrict=80r unset=-40- unsign=155c unspecifi=-108-
  unsubscrib=-150- unsupport=-138- unterminat=-83- until=65c untrack=-145- untrust=-75- unus=-325- unwind=-209-
  unwritabl=-112- up=132h updat=-66- updatabl=-89- updater=326p upgrad=61p upload=161x upon=84p upper=-207-
  upstream=-146- uri=-135- uris=-150- url=-72- urlencod=-82- urls=-211- urlsearchparam=-82- us=-58- usabl=-206-
  usag=-220- usb=125x use=-131- usecallbackref=-51- used=-107- useful=-113- user=73h userland=-71- usernam=-265-
  uses=-202- usr=158p usual=110r utc=-101- utf=-122- utf16=-77- utf8=-101- util=-128- utiliti=-90- utility=-143-
  utiliz=-107- uuid=-239- v=-294- v0=-45- v1=-203- v2=39r v3=-34- v4=-159- v5=-179- v6=-103- v8=-152- vacuum=-172-
  val=-132- valid=-117- validat=-226- validation=-132- validationerror=-87- validator=-118- validity=-178- valu=-121-
  vanilla=-145- var=-172- variabl=-132- variadic=-167- variant=-172- variation=-97- variou=-125- vary=-195- vault=125x
  vector=-137- vegetarian=-123- vendor=153a veneer=-118- venu=-192- verb=-152- verbatim=132l verbos=-226- verifi=100a
  verification=-64- verify=-29- versa=-75- version=-121- vertical=-100- very=-65- vet=-212- vfp=-111- via=-65-
  vice=-68- video=-272- view=-179- viewer=92x violat=115o violation=-215- virtaddr=-170- virtual=-185- viru=213c
  visibility=-157- visibl=-20- visit=-209- visual=-210- visualiz=-70- vite=-226- vitest=-172- vm=-183- vma=-180-
  vms=-112- voic=290x void=-173- volatil=-151- volum=97c volunteer=-249- vpst=-119- vpt=-126- vs=-216- vue=-150-
  vulnerability=-159- w=-327- w3c=-110- wait=74h wal=-167- walk=-191- walker=-95- wall=-120- wallet=73x wang=-129-
  want=-155- wanzek=-49- warc=-128- warm=-287- warmup=-218- warn=-93- warranti=-203- was=-107- wash=-264- wasm=-229-
  wast=-71- watch=-196- watcher=-207- water=-303- way=-205- ways=-119- wchar=-61- we=-219- we'r=-34- weak=-90-
  weather=-122- web=32c webcrypto=-55- webhook=110x webkit=-75- webpack=-200- websit=-100- websocket=-259- wed=-149-
  wedd=-250- wednesday=-304- week=-248- weekend=-241- weigh=-61- weight=-121- welcom=82a well=-104- went=-65- what=106l
  whatever=238o whatwg=-147- wheel=-190- when=-157- whenever=290p wher=-52- wherea=-102- wherever=144c whether=-141-
  which=-31- whil=-89- whilst=-112- whit=83x whitelist=223p whitespac=-211- who=407r whoever=258x whol=-99- whom=-206-
  whos=-106- why=-48- wide=-129- widget=-156- width=-126- wif=-168- wifi=206c wiki=-317- wildcard=-107- will=-144-
  win=-145- window=-100- windowspathsnoescap=-130- wins=-109- winter=-282- wipe=161c wir=-54- wish=211o with=-122-
  withdrawn=217o withheld=-219- withhold=222h within=-229- without=62h work=-125- workaround=-201- worker=-259-
  workspac=75p worktre=-166- world=147c worm=-224- wormer=-132- worth=-190- would=-144- wrap=-174- wraparound=-239-
  wrapp=-80- wrapper=-126- writ=-109- writabl=-96- writeback=-186- writer=31r written=-42- wrong=-200- wrot=-85-
  ws=-153- www=-248- x=66c x64=-76- x86=-144- xcoff=-83- xdg=-135- xid=-189- xml=-135- xmlchar=-175- xor=-212-
  yaml=-57- yankov=-46- yarn=-128- year=-258- yes=270h yesterday=156x yet=-240- yield=-253- you=66r you'd=207a
  you'll=-117- you'r=220r you'v=199o your=210l yourself=388r z=-190- za=-108- zd=-89- zero=-71- zip=212c zlib=-181-
  zod=-150- zol=-63- zone=-126- zoom=-169- zsh=-130- zu=-95-
`;
