import SwiftUI

struct Framed: ViewModifier {  // mistake: type 'Framed' does not conform to protocol 'ViewModifier'
  func body(view: Content) -> some View { view.padding() }
}
