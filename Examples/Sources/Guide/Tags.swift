import SwiftUI

/// Places views in lines, from the leading edge, as words of a text.
struct Lines: Layout {
  var spacing: CGFloat = 8

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let frames = frames(of: subviews, in: proposal.width ?? .infinity)
    return frames.reduce(CGRect.zero) { $0.union($1) }.size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout ()
  ) {
    let frames = frames(of: subviews, in: bounds.width)
    for (subview, frame) in zip(subviews, frames) {
      let frame = frame.offsetBy(dx: bounds.minX, dy: bounds.minY)
      subview.place(at: frame.origin, proposal: ProposedViewSize(frame.size))
    }
  }

  private func frames(of subviews: Subviews, in width: CGFloat) -> [CGRect] {
    var (frames, x, y, lineHeight): ([CGRect], CGFloat, CGFloat, CGFloat) = ([], 0, 0, 0)
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      if x > 0, x + size.width > width { (x, y, lineHeight) = (0, y + lineHeight + spacing, 0) }
      frames.append(CGRect(x: x, y: y, width: size.width, height: size.height))
      (x, lineHeight) = (x + size.width + spacing, max(lineHeight, size.height))
    }
    return frames
  }
}

struct Tags: View {
  let names: [String]

  var body: some View {
    Lines {
      ForEach(names, id: \.self) { name in
        Text(name)
          .padding(.horizontal, 12).padding(.vertical, 4)
          .background(.quaternary, in: Capsule())
      }
    }
    .padding()
  }
}
