/// Parts of symbols, as `SymbolTable` reads them: names with an underscore are no symbols by themselves.
let symbolSketches = """
  _bagbox ~ 2.5 7 19 15 3.5 b
  _baghandle ~ 8 10.5 m 8 6.5 l 8 4.3 9.8 2.5 12 2.5 c 14.2 2.5 16 4.3 16 6.5 c 16 10.5 l
  _bagtop ~ 8 6.5 m 8 4.3 9.8 2.5 12 2.5 c 14.2 2.5 16 4.3 16 6.5 c; _bubblelines ~ 6 8 m 18 8 l 6 12 m 14 12 l
  _captions ~ 5.5 12.5 m 9.5 12.5 l 13 12.5 m 18.5 12.5 l 5.5 8 m 13 8 l 16.5 8 m 18.5 8 l
  _cardbox ~ 0 4 24 16.5 3.5 b; _cardstripe ~ 0 7.8 24 3 0 b 4.5 15.8 m 8 15.8 l
  _circleslash ~ 5.6 18.4 m 18.4 5.6 l
  _cliplines ~ 8 11 1.1 d 8 14.5 1.1 d 8 18 1.1 d 11.5 11 m 16 11 l 11.5 14.5 m 16 14.5 l 11.5 18 m 16 18 l
  _cog F493; _disc ~ 12 12 10 d
  _drizzle ~ 8.2 17 m 7.8 18.2 l 12.2 17 m 11.8 18.2 l 16.2 17 m 15.8 18.2 l 10.2 20.3 m 9.8 21.5 l 14.2 20.3 m 13.8 \
    21.5 l
  _fog ~ 4 18 m 20 18 l 7 21.5 m 17 21.5 l
  _groundellipse ~ 8 15.2 m 4.5 15.7 2 17 2 18.7 c 2 20.8 6.5 22.2 12 22.2 c 17.5 22.2 22 20.8 22 18.7 c 22 17 19.5 \
    15.7 16 15.2 c
  _handflipped = hand.raised fx
  _heavyrain ~ 6.5 16.5 m 5 21 l 10.2 16.5 m 8.7 21 l 14 16.5 m 12.5 21 l 17.8 16.5 m 16.3 21 l
  _housebody ~ 4 11.5 m 12 4.5 l 20 11.5 l 20 21.5 l 14.5 21.5 l 14.5 14.5 l 9.5 14.5 l 9.5 21.5 l 4 21.5 l h f
  _houseroof ~ 1.8 12 m 12 3 l 22.2 12 l; _knobholes ~ 8 5.5 2.4 d 16 12 2.4 d 8 18.5 2.4 d
  _knobs ~ 8 5.5 2.2 o 16 12 2.2 o 8 18.5 2.2 o
  _lefthalf ~ 12 2.6 m 7 2.6 2.6 7 2.6 12 c 2.6 17 7 21.4 12 21.4 c h f
  _listlines ~ 9 6 m 21 6 l 9 12 m 21 12 l 9 18 m 21 18 l
  _mask ~ 4 4 m 9 2.5 15 2.5 20 4 c 20.5 13 18 19 12 22 c 6 19 3.5 13 4 4 c h 7.8 9 m 9.3 9 l 14.7 9 m 16.2 9 l 8.5 \
    14 m 10.5 16.5 13.5 16.5 15.5 14 c lines
  _menu ~ 3 2.5 16 19 2.5 r 7 7.5 m 15 7.5 l 7 12 m 15 12 l 7 16.5 m 11 16.5 l; _moonbite ~ 18.6 6.2 8.6 d
  _nodes ~ 12 2.9 2.2 d 12 21.1 2.2 d 4.6 7.6 2 d 19.4 7.6 2 d 4.6 16.4 2 d 19.4 16.4 2 d 12 12 2.2 d
  _pageleft ~ 11.2 5.6 m 8.8 4 5.5 3.5 1.2 3.9 c 1.2 19.2 l 5.5 18.8 8.8 19.3 11.2 20.9 c h f
  _pageright ~ 12.8 5.6 m 15.2 4 18.5 3.5 22.8 3.9 c 22.8 19.2 l 18.5 18.8 15.2 19.3 12.8 20.9 c h f
  _personinside ~ 12 9.5 2.8 d 6.5 18.5 m 7 13 17 13 17.5 18.5 c h f; _pinonground ~ 12 5.2 3.6 d 12 8 m 12 18.5 l
  _placeholder ~ 4.5 12 1.5 d 9.5 12 1.5 d 14.5 12 1.5 d 19.5 12 1.5 d; _plusdisc + _disc !plus@0.62,12,12
  _plussquare ~ 3 3 18 18 3.5 r 12 7.5 m 12 16.5 l 7.5 12 m 16.5 12 l
  _plussquare.fill + square.fill !plus@0.6,12,12; _quarter ~ 9.5 18.5 2.9 d 11.5 18 m 11.5 4.5 l
  _rain ~ 8.5 16.5 m 7.3 20 l 12.5 16.5 m 11.3 20 l 16.5 16.5 m 15.3 20 l; _righthalf ~ 12 4 8 16 2.5 b
  _ring7 ~ 12 12 6.4 o; _savearrow ~ 12 2 m 12 15 l 8.2 11.2 m 12 15 l 15.8 11.2 l
  _scribble ~ 2 18 m 5 14 8 15 6.5 18.5 c 5.5 21.5 9 22.5 11 19.5 c
  _sharearrow ~ 12 14.5 m 12 2 l 8.2 5.8 m 12 2 l 15.8 5.8 l; _sharebox ~ 3.2 7.5 17.6 15 3.6 b
  _shareboxopen ~ 8.5 8.5 m 7 8.5 l 5.3 8.5 4.2 9.6 4.2 11.3 c 4.2 18.7 l 4.2 20.4 5.3 21.5 7 21.5 c 17 21.5 l 18.7 \
    21.5 19.8 20.4 19.8 18.7 c 19.8 11.3 l 19.8 9.6 18.7 8.5 17 8.5 c 15.5 8.5 l
  _siderain ~ 6.5 17 m 5.3 20.5 l 17.5 17 m 16.3 20.5 l
  _sliders ~ 2 5.5 m 22 5.5 l 2 12 m 22 12 l 2 18.5 m 22 18.5 l
  _snow ~ 8 17.5 1.3 d 12 17.5 1.3 d 16 17.5 1.3 d 10 21 1.3 d 14 21 1.3 d
  _spokes ~ 12 12 1.8 d 12 12 m 12 6 l 12 12 m 6.8 15 l 12 12 m 17.2 15 l
  _textbubbleright + bubble.right &_bubblelines; _textbubbleright.fill + bubble.right.fill !_bubblelines
  _textlines ~ 2.5 5 m 18 5 l 2.5 10 m 14 10 l 2.5 15 m 10 15 l; _trashcan ~ 4.8 8 m 19.2 8 l 18.2 22 l 5.8 22 l h f
  _trashlid ~ 3.5 5.5 m 20.5 5.5 l 8.8 5 m 8.8 2.8 l 15.2 2.8 l 15.2 5 l
  _trashlines ~ 9.3 11 m 9.6 18.5 l 14.7 11 m 14.4 18.5 l; _underline ~ 3 21.5 m 21 21.5 l
  _wave1 ~ 16 9 m 17.8 10.7 17.8 13.3 16 15 c; _wave2 ~ 18.9 6.2 m 22.2 9.4 22.2 14.6 18.9 17.8 c
  _wave3 ~ 21.7 3.4 m 26.7 7.9 26.7 16.1 21.7 20.6 c
  """
