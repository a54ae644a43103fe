import SwiftUI

struct Diagonal: Layout {  // mistake: type 'Diagonal' does not conform to protocol 'Layout'
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }
}
