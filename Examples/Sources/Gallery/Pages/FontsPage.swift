import SwiftUI

/// A font is set once, far outside; what is inside takes it, unless it says otherwise.
struct FontsPage: View {
  var body: some View {
    Card(title: "VStack.font(.title3)") {
      VStack(alignment: .leading) {
        Text("Set on the outermost stack")
        HStack {
          Image(systemName: "arrow.turn.down.right")
          VStack(alignment: .leading) {
            Text("Two stacks further in")
            Text("This one is a footnote").font(.footnote)
          }
        }
      }
      .font(.title3)
    }
    Card(title: "HStack.font(.system(.body, design: .serif))") {
      HStack(alignment: .firstTextBaseline) {
        Text("Serif")
        Text("bold").bold()
        Text("italic").italic()
        Text("large").font(.title)
      }
      .font(.system(.body, design: .serif))
    }
    Card(title: "fontWeight, fontDesign, monospacedDigit") {
      VStack(alignment: .leading) {
        ForEach([Font.Weight.light, .regular, .semibold, .black], id: \.self) { weight in
          Text("0123456789 in four weights").fontWeight(weight)
        }
        Text("11:11:11").monospacedDigit()
        Text("let code = true").fontDesign(.monospaced)
      }
    }
  }
}
