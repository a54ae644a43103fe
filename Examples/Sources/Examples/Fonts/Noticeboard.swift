import SwiftUI

/// One font, set on a stack, reaches every text in it: also those in stacks of their own further in.
struct Noticeboard: View {
  @State private var isForDistantReaders = false

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Noticeboard").font(.largeTitle)
      HStack(alignment: .firstTextBaseline) {
        Notice(title: "Lost")
        VStack(alignment: .leading) {
          Notice(title: "One grey glove")
          Notice(title: "One umbrella").font(.footnote)
        }
      }
      .font(isForDistantReaders ? .title : .callout)
      Notice(title: "Found")
      Button("Step back") { isForDistantReaders.toggle() }
    }
    .fontDesign(.serif)
  }
}

/// A line that says in which of the fonts it knows it is set.
struct Notice: View {
  let title: String
  @Environment(\.font) private var font

  var body: some View {
    Text("\(title) (\(nameOfFont))").accessibilityIdentifier(title)
  }

  private var nameOfFont: String {
    switch font {
    case nil: "body"
    case .title?: "title"
    case .callout?: "callout"
    case .footnote?: "footnote"
    default: "another"
    }
  }
}

#Preview("From afar") {
  Noticeboard().dynamicTypeSize(.accessibility1)
}
