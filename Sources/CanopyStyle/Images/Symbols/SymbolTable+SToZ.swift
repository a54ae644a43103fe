/// Symbols from S to Z, in the format of `SymbolTable`.
let symbolsFromSToZ = """
  safari F18C/F18B; sailboat F213 solid; scale.3d F001; scalemass F5A1 solid; scanner F42A; scissors F190
  scooter F37C; scope F1A3; screwdriver F477 solid; scribble F559; scribble.variable F559; scroll F478 solid
  sdcard F479 holes
  seal ~ 12 12 8 d 12 4.9 2.9 d 12 19.1 2.9 d 4.9 12 2.9 d 19.1 12 2.9 d 7 7 2.9 d 17 7 2.9 d 7 17 2.9 d 17 17 2.9 d \
    9.3 5.4 2.6 d 14.7 5.4 2.6 d 9.3 18.6 2.6 d 14.7 18.6 2.6 d 5.4 9.3 2.6 d 5.4 14.7 2.6 d 18.6 9.3 2.6 d 18.6 14.7 \
    2.6 d solid
  selection.pin.in.out F562; sensor F392
  separator.horizontal ~ 2 12 m 22 12 l 8.5 8 m 12 4.5 l 15.5 8 l 8.5 16 m 12 19.5 l 15.5 16 l
  separator.vertical F374 r90; server.rack F48B solid; shareplay + person@0.78,12,12.6 &_sharewaves
  shield F499/F498; shield.checkered F483; shield.checkmark = checkmark.shield
  shield.exclamationmark = exclamationmark.shield; shield.half.filled = shield.lefthalf.filled
  shield.lefthalf.fill F483; shield.lefthalf.filled F483; shield.righthalf.filled F483 fx; shift F636
  shippingbox ~ 12 1.8 m 21.5 6.8 l 21.5 17.2 l 12 22.2 l 2.5 17.2 l 2.5 6.8 l h 2.5 6.8 m 12 11.8 l 21.5 6.8 l 12 \
    11.8 m 12 22 l 7.2 4.3 m 16.8 9.3 l 16.8 13 l lines
  shippingbox.and.arrow.backward F3D4; shower F58F; shuffle F49D; sidebar.leading = sidebar.left
  sidebar.left ~ 1.5 4 21 16 3 r 9 5 m 9 19 l 4.3 8 m 6.3 8 l 4.3 11 m 6.3 11 l 4.3 14 m 6.3 14 l
  sidebar.right = sidebar.left fx; sidebar.squares.leading F574; sidebar.squares.left F574
  sidebar.trailing = sidebar.right; signature F0C9; signpost.left F1D0; signpost.right F1D0
  signpost.right.and.left F641; simcard F4A7 holes; simcard.2 F4A7; sink F58F
  skew ~ 7 5 m 22 5 l 17 19 l 2 19 l h lines; slash.circle + circle &_circleslash
  slash.circle.fill + _disc !_circleslash; slider.horizontal.2.gobackward F62E
  slider.horizontal.2.rectangle.and.arrow.triangle.2.circlepath F62E; slider.horizontal.2.square F62E
  slider.horizontal.3 + _sliders !_knobholes &_knobs; slider.horizontal.below.rectangle F62E
  slider.horizontal.below.square.fill.and.square F62E; slider.horizontal.below.square.filled.and.square F62E
  slider.vertical.3 = slider.horizontal.3 r270; slowmo F51A; smallcircle.fill.circle + circle &_disc@0.4,12,12
  smallcircle.filled.circle = smallcircle.fill.circle; smartphone F11C; smiley F1F2; smoke F591; snow = snowflake
  snowflake ~ 12 2 m 12 22 l 9 3.6 m 12 6.8 l 15 3.6 l 9 20.4 m 12 17.2 l 15 20.4 l 20.7 7 m 3.3 17 l 17.8 5.2 m 16.5 \
    9.4 l 20.8 10.4 l 3.2 13.6 m 7.5 14.6 l 6.2 18.8 l 20.7 17 m 3.3 7 l 20.8 13.6 m 16.5 14.6 l 17.8 18.8 l 6.2 5.2 \
    m 7.5 9.4 l 3.2 10.4 l
  soccerball F4B8; soccerball.inverse F4B8; sofa F4B9 solid
  sparkle ~ 12 1.5 m 12.9 11.1 22.5 12 q 12.9 12.9 12 22.5 q 11.1 12.9 1.5 12 q 11.1 11.1 12 1.5 q h f
  sparkle.magnifyingglass + magnifyingglass &sparkle@0.42,9.5,9.5
  sparkles + sparkle@0.76,10.5,14 &sparkle@0.4,19,5.5 &sparkle@0.3,20.5,19.5; sparkles.rectangle.stack F068
  sparkles.square.filled.on.square F068; sparkles.tv + tv &sparkles@0.45,12,11
  sparkles.tv.fill + tv.fill !sparkles@0.45,12,11
  speaker ~ 3 9 m 7 9 l 12.5 4.3 l 12.5 19.7 l 7 15 l 3 15 l h lines; speaker.1 = speaker.wave.1
  speaker.2 = speaker.wave.2; speaker.3 = speaker.wave.3; speaker.minus + speaker &minus@0.42,19,12
  speaker.plus + speaker &plus@0.42,19,12; speaker.wave.1 + speaker#1 &_wave1#2^
  speaker.wave.2 + speaker#1 &_wave1#2^ &_wave2#2^; speaker.wave.3 + speaker#1 &_wave1#2^ &_wave2#2^ &_wave3#2^
  speaker.zzz + speaker &zzz@0.5,19,8; speedometer F4C5; spigot F58F
  sportscourt ~ 1 4.5 22 15 2.8 r 12 5 m 12 19 l 12 12 2.9 o 1.5 9 m 4.6 9 l 4.6 15 l 1.5 15 l 22.5 9 m 19.4 9 l 19.4 \
    15 l 22.5 15 l lines
  square.2.layers.3d F328; square.2.stack.3d F328; square.3.layers.3d F328; square.3.layers.3d.down.right F328
  square.3.stack.3d F328; square.and.arrow.down + _shareboxopen &_savearrow
  square.and.arrow.down.fill + _sharebox _savearrow; square.and.arrow.down.on.square F2FA r90
  square.and.arrow.up + _shareboxopen &_sharearrow; square.and.arrow.up.fill + _sharebox _sharearrow
  square.and.arrow.up.on.square F207 r270; square.and.at.rectangle F18E; square.and.line.vertical.and.square F18A
  square.and.line.vertical.and.square.filled F18A; square.and.pencil + _pencilbox &_pencilacross
  square.bottomhalf.filled = square.righthalf.filled r90; square.dashed F485
  square.fill.on.square + square@0.76,14.6,9.4 square.fill@0.76,9.4,14.6
  square.fill.on.square.fill + square.fill@0.76,14.6,9.4 square.fill@0.76,9.4,14.6
  square.grid.2x2 ~ 3.5 3.5 6.5 6.5 1.5 r 14 3.5 6.5 6.5 1.5 r 3.5 14 6.5 6.5 1.5 r 14 14 6.5 6.5 1.5 r lines
  square.grid.3x1.below.line.grid.1x2 F56E; square.grid.3x1.folder.badge.plus F257
  square.grid.3x2 ~ 2 5 5 5.2 0.8 r 9.5 5 5 5.2 0.8 r 17 5 5 5.2 0.8 r 2 13.8 5 5.2 0.8 r 9.5 13.8 5 5.2 0.8 r 17 \
    13.8 5 5.2 0.8 r lines
  square.grid.3x3 ~ 2.8 2.8 4.4 4.4 0.8 r 9.8 2.8 4.4 4.4 0.8 r 16.8 2.8 4.4 4.4 0.8 r 2.8 9.8 4.4 4.4 0.8 r 9.8 9.8 \
    4.4 4.4 0.8 r 16.8 9.8 4.4 4.4 0.8 r 2.8 16.8 4.4 4.4 0.8 r 9.8 16.8 4.4 4.4 0.8 r 16.8 16.8 4.4 4.4 0.8 r lines
  square.grid.4x3.fill F573; square.lefthalf.fill = square.righthalf.filled fx
  square.lefthalf.filled = square.righthalf.filled fx; square.on.circle + circle@0.76,14.6,9.4 square@0.76,9.4,14.6
  square.on.square + square@0.76,14.6,9.4 square@0.76,9.4,14.6; square.on.square.dashed F191; square.resize F45D
  square.righthalf.fill = square.righthalf.filled; square.righthalf.filled + square &_righthalf
  square.split.1x2 = square.split.2x1 r90; square.split.2x1 ~ 3 3 18 18 3 r 12 4 m 12 20 l lines
  square.split.2x2 ~ 3 3 18 18 3 r 12 4 m 12 20 l 4 12 m 20 12 l lines
  square.stack ~ 4 7.5 16 14 2.8 r 6 4.5 m 18 4.5 l 8 1.7 m 16 1.7 l lines; square.stack.3d.down.forward F328
  square.stack.3d.down.right F328; square.stack.3d.up F328; square.text.square F2F0; squares.below.rectangle F574
  squareshape F131/F12E; squareshape.split.2x2 F0C7; stairs F4CD; star F4D2/F4CE; star.leadinghalf.fill F4D0
  star.leadinghalf.filled F4D0; star.lefthalf.fill F4D0; star.square.on.square F4CF; staroflife F2E0
  steeringwheel F4D4; sterlingsign F1AE; stethoscope F4D9; stop ~ 5 5 14 14 2.5 r lines
  stopwatch ~ 12 13.6 8.2 o 12 13.6 m 12 9 l 9.4 1.8 m 14.6 1.8 l 12 2 m 12 5 l 18.7 6.6 m 20.2 5 l lines
  storefront F4DC holes; stove F4DE; strikethrough F281
  suit.club ~ 12 7 4.5 d 6.7 14 4.4 d 17.3 14 4.4 d 12 12 2.6 d 11.2 12 m 11.3 18 10.4 20 8.8 21.5 c 15.2 21.5 l 13.6 \
    20 12.7 18 12.8 12 c h f solid
  suit.diamond ~ 12 2 m 19.5 12 l 12 22 l 4.5 12 l h f solid; suit.heart = heart
  suit.spade ~ 12 2.5 m 12 7 3.5 9.5 3.5 14 c 3.5 16.7 5.4 18 7.3 18 c 9 18 10.4 17.2 11.2 15.8 c 11 18.5 10.2 20 8.8 \
    21.5 c 15.2 21.5 l 13.8 20 13 18.5 12.8 15.8 c 13.6 17.2 15 18 16.7 18 c 18.6 18 20.5 16.7 20.5 14 c 20.5 9.5 12 \
    7 12 2.5 c h f solid
  suitcase F0D6 solid; suitcase.cart F587; suitcase.rolling F587; sum F4A0; sun.dust F599/F5A8; sun.haze F599/F5A8
  sun.horizon ~ 7.5 15 m 7.5 12.5 9.5 10.5 12 10.5 c 14.5 10.5 16.5 12.5 16.5 15 c 2 15 m 22 15 l 12 4.5 m 12 6.5 l \
    4.5 8 m 6 9.4 l 19.5 8 m 18 9.4 l 6 19 m 18 19 l
  sun.lefthalf.filled F0DF
  sun.max ~ 12 12 4.2 o 12 1.5 m 12 3.2 l 12 20.8 m 12 22.5 l 1.5 12 m 3.2 12 l 20.8 12 m 22.5 12 l 4.6 4.6 m 5.8 5.8 \
    l 18.2 18.2 m 19.4 19.4 l 19.4 4.6 m 18.2 5.8 l 5.8 18.2 m 4.6 19.4 l lines
  sun.min ~ 12 12 4.2 o 12 3 1.2 d 12 21 1.2 d 3 12 1.2 d 21 12 1.2 d 5.6 5.6 1.2 d 18.4 18.4 1.2 d 5.6 18.4 1.2 d \
    18.4 5.6 1.2 d lines
  sun.righthalf.filled F0DF fx; sunglasses F4E0
  sunrise ~ 7.5 18 m 7.5 15.5 9.5 13.5 12 13.5 c 14.5 13.5 16.5 15.5 16.5 18 c 1.5 18 m 22.5 18 l 4.2 10.7 m 5.6 12 l \
    19.8 10.7 m 18.4 12 l 12 9.5 m 12 2.5 l 8.8 5.5 m 12 2.3 l 15.2 5.5 l 6 21.7 m 18 21.7 l
  sunset ~ 7.5 18 m 7.5 15.5 9.5 13.5 12 13.5 c 14.5 13.5 16.5 15.5 16.5 18 c 1.5 18 m 22.5 18 l 4.2 10.7 m 5.6 12 l \
    19.8 10.7 m 18.4 12 l 12 2.5 m 12 9.5 l 8.8 6.5 m 12 9.7 l 15.2 6.5 l 6 21.7 m 18 21.7 l
  swatchpalette F3D8
  swift ~ 12 3 m 13.3 4.2 13.9 6.2 14 8.3 c 17.6 8.1 20.6 9.7 23.2 13 c 19.7 11.6 16.7 11.7 13.8 12.8 c 13.4 15.2 l \
    15.8 22 l 12 17.8 l 8.2 22 l 10.6 15.2 l 10.2 12.8 l 7.3 11.7 4.3 11.6 0.8 13 c 3.4 9.7 6.4 8.1 10 8.3 c 10.1 6.2 \
    10.7 4.2 12 3 c h f
  swiftdata F1B8; switch.2 ~ 2 4 20 7 3.5 r 5.5 7.5 2 d 2 13.5 20 7 3.5 r 18.5 17 2 d; switch.programmable F521
  syringe F391; table.furniture F4EB; tablecells F4F1; tag F4FC/F4F9; takeoutbag.and.cup.and.straw F25A; target F4FE
  teletype F602; tennis.racket F507; tennisball F507; tent F508; terminal F18D; testtube.2 F668
  text.aligncenter ~ 3 5 m 21 5 l 6.5 9.7 m 17.5 9.7 l 3 14.4 m 21 14.4 l 6.5 19 m 17.5 19 l
  text.alignjustify ~ 3 5 m 21 5 l 3 9.7 m 21 9.7 l 3 14.4 m 21 14.4 l 3 19 m 21 19 l
  text.alignleft ~ 3 5 m 21 5 l 3 9.7 m 14 9.7 l 3 14.4 m 21 14.4 l 3 19 m 14 19 l
  text.alignright = text.alignleft fx; text.and.command.macwindow F614; text.append F412
  text.badge.checkmark + _textlines#2 &checkmark#1@0.5,17.5,16.5
  text.badge.minus + _textlines#2 &minus#1@0.5,17.5,16.5; text.badge.plus + _textlines#2 &plus#1@0.5,17.5,16.5
  text.badge.star + _textlines#2 &star.fill#1@0.5,17.5,16.5; text.badge.xmark + _textlines#2 &xmark#1@0.5,17.5,16.5
  text.below.photo F2EB; text.book.closed F0BA holes; text.bubble F189/F188; text.bubble.rtl F189 fx
  text.cursor F5E7; text.document = doc.text; text.insert F412; text.justify = text.alignjustify
  text.justify.leading = text.alignleft; text.justify.left = text.alignleft; text.justify.right = text.alignright
  text.justify.trailing = text.alignright; text.line.3.summary = line.3.horizontal
  text.line.first.and.arrowtriangle.forward F276; text.magnifyingglass + _textlines &magnifyingglass@0.55,17,16.5
  text.page = doc.plaintext; text.quote F27E; text.rectangle.page F219; text.redaction F265
  text.viewfinder ~ 3 8 m 3 6 l 3 4.3 4.3 3 6 3 c 8 3 l 16 3 m 18 3 l 19.7 3 21 4.3 21 6 c 21 8 l 21 16 m 21 18 l 21 \
    19.7 19.7 21 18 21 c 16 21 l 8 21 m 6 21 l 4.3 21 3 19.7 3 18 c 3 16 l 7.5 9 m 16.5 9 l 7.5 12.3 m 16.5 12.3 l \
    7.5 15.6 m 13 15.6 l
  text.word.spacing F278
  textformat ~ 1 19 m 7 4 l 13 19 l 3.3 13.5 m 10.7 13.5 l 18.4 14.7 3.8 o 22.2 10.5 m 22.2 19 l
  textformat.123 F3A0; textformat.abc F02C; textformat.abc.dottedunderline F4C6; textformat.alt = textformat
  textformat.characters F27F
  textformat.size ~ 1 19 m 5 9.5 l 9 19 l 2.8 15.5 m 7.2 15.5 l 10.5 19 m 16.8 4 l 23 19 l 13 13.5 m 20.6 13.5 l
  textformat.size.larger F273; textformat.size.smaller F271; textformat.subscript F282; textformat.superscript F283
  theatermask.and.paintbrush + _mask@0.9,10,11 paintbrush@0.6,18,17
  theatermasks + _mask@0.75,16,13.5 _mask@0.8,8.5,10; thermometer F50F solid; thermometer.high F50F
  thermometer.low F50F; thermometer.medium F50F; thermometer.snowflake F510; thermometer.sun F510
  thermometer.variable F50F; ticket F516 holes; timelapse F51A
  timer ~ 12 3.4 m 18.2 3.4 22.6 9.6 20.5 15.5 c 18.3 21.3 11 23.3 6.2 19.3 c 2.2 15.9 1.9 9.8 5.6 6 c 12 3.4 m 12 \
    6.6 l 7.6 8.4 m 12 12.6 l 12 12.6 1.6 d
  togglepower F425; tooth F529; tornado F59E
  tortoise ~ 3 16.4 m 3 10.4 6.6 6.6 11 6.6 c 15.4 6.6 18.6 10.4 18.8 16.4 c h 7.2 16 m 8.9 11 l 13 11 l 14.7 16 l \
    8.9 11 m 7.2 8 l 13 11 m 14.7 8 l 18.2 12.2 m 18.4 9.8 19.6 8.6 21 8.6 c 22.6 8.6 23.4 9.8 23.4 11.2 c 23.4 13.8 \
    21.4 15.6 18.8 16.2 c 5 16.8 m 4.4 20 l 8 20 l 8.8 16.8 l 13.2 16.8 m 14 20 l 17.6 20 l 16.8 16.8 l 2.8 15 m 0.8 \
    16.6 l lines
  tortoise.fill + _tortoisebody _tortoiseshell; touchid F237; train.side.front.car F52C; tram F52D solid
  translate F5CA; trapezoid.and.line.horizontal F3DE; trapezoid.and.line.vertical F3DF
  trash ~ 3.5 6 m 20.5 6 l 8.8 6 m 8.8 3 l 15.2 3 l 15.2 6 l 5.7 6 m 6.6 21 l 17.4 21 l 18.3 6 l 9.7 10 m 10 17 l \
    14.3 10 m 14 17 l
  trash.fill + _trashcan &_trashlid !_trashlines
  tray ~ 2 13.5 m 5 4.5 l 19 4.5 l 22 13.5 l 22 19.5 l 2 19.5 l h 2 13.5 m 7.5 13.5 l 8.7 16.3 l 15.3 16.3 l 16.5 \
    13.5 l 22 13.5 l lines
  tray.2 = tray; tray.and.arrow.down + tray@1,12,13.5 arrow.down@0.5,12,8
  tray.and.arrow.up + tray@1,12,13.5 arrow.up@0.5,12,8
  tray.full ~ 2 13.5 m 5 4.5 l 19 4.5 l 22 13.5 l 22 19.5 l 2 19.5 l h 2 13.5 m 7.5 13.5 l 8.7 16.3 l 15.3 16.3 l \
    16.5 13.5 l 22 13.5 l 8.5 7.8 m 15.5 7.8 l 8 10.7 m 16 10.7 l lines
  tree F531 solid; triangle ~ 12 3.5 m 22 20.5 l 2 20.5 l h lines; trophy F53A/F538; tropicalstorm F59E
  truck.box F53E; truck.pickup.side F53D; tshirt F53F solid; turkishlirasign F1B2
  tv ~ 1.5 4 21 14 2.5 r 7.5 21.3 m 16.5 21.3 l lines; tv.badge.wifi + tv wifi@0.55,20,5; tv.inset.filled F502
  tv.music.note = music.note.tv; uiwindow.split.2x1 F56A r90; umbrella F54B/F54A; umbrella.percent F54B/F54A
  underline F287; video ~ 1.5 6 13 12 3 r 18.3 11 m 22.5 7.5 l 22.5 16.5 l 18.3 13 l h lines
  video.bubble + bubble.left &video.fill@0.5,12,10; video.bubble.fill + bubble.left.fill !video.fill@0.5,12,10
  video.bubble.left = video.bubble; video.doorbell F5A0; view.3d F1A7
  viewfinder ~ 3 8 m 3 6 l 3 4.3 4.3 3 6 3 c 8 3 l 16 3 m 18 3 l 19.7 3 21 4.3 21 6 c 21 8 l 21 16 m 21 18 l 21 19.7 \
    19.7 21 18 21 c 16 21 l 8 21 m 6 21 l 4.3 21 3 19.7 3 18 c 3 16 l
  viewfinder.rectangular = viewfinder; visionpro F2DB; wallet.bifold F584; wallet.pass F584 holes
  wand.and.rays F068; wand.and.rays.inverse F068; wand.and.sparkles F068; wand.and.sparkles.inverse F068
  wand.and.stars F068; wand.and.stars.inverse F068; watch.analog F589; water.waves F606; waterbottle F1AB
  wave.3.backward = wave.3.left; wave.3.down = wave.3.right r90; wave.3.forward = wave.3.right
  wave.3.left = wave.3.right fx; wave.3.right + &_airwave1^ &_airwave2^ &_airwave3^; wave.3.up = wave.3.right r270
  waveform + &_sound1^ &_sound2^ &_sound3^ &_sound4^ &_sound5^ &_sound6^
  waveform.and.magnifyingglass + magnifyingglass &_soundsmall@0.4,9.5,9.5; waveform.and.mic F36C
  waveform.path ~ 1 12 m 3 12 l 4.8 8 l 7.5 17 l 10.3 4 l 13.2 20.5 l 16 7 l 18.5 15.5 l 20 12 l 23 12 l
  waveform.path.ecg ~ 1.5 13 m 6.5 13 l 9 6 l 13 19.5 l 15.5 10.5 l 17 13 l 22.5 13 l; web.camera F5A0
  wheelchair F5A4; wifi + &_wifi1^ &_wifi2^ &_wifi3^; wifi.exclamationmark + wifi exclamationmark@0.62,19.5,15
  wifi.router F469; wind F59D; wind.snow F59D; window.casement F5B1; window.casement.closed F5AE
  window.shade.closed F0AC; window.shade.open F0AC; window.vertical.closed F5AE; window.vertical.open F5B1
  windshield.front.and.wiper ~ 2 18 m 5 6 l 9 4 15 4 19 6 c 22 18 l h 12 17.5 m 6.5 10.5 l lines
  windshield.rear.and.wiper ~ 3 18 m 5 7.5 l 9 5.5 15 5.5 19 7.5 c 21 18 l h 12 17.5 m 7.8 11.5 l lines
  wineglass F2A8 solid; wrench F5B7 solid; wrench.adjustable F5B7 solid; wrench.and.screwdriver + screwdriver wrench
  xbox.logo F5B9; xmark ~ 5 5 m 19 19 l 19 5 m 5 19 l; xmark.bin F1C0; xserve F48B; zipper.page F5C4; zzz F4B2
  """
