import SwiftUI

// Programs cannot name previews: it is enough that these compile.

private struct Hidden {
  var text = "hidden"
}

private let name = "a name of the file, not of the preview"

#Preview { Text("one") }

#Preview("Several views") {
  Text("a")
  if name.isEmpty { Text("b") } else { EmptyView() }
}

#Preview("Traits", traits: .fixedLayout(width: 10, height: 10), .sizeThatFitsLayout) {
  @Previewable @State var isOn = false; @Previewable @State var hidden = Hidden()
  @State @Previewable var numbers = [1, 2]
    .map { $0 + 1 }
  // A comment.
  @Previewable @Environment(\.visibleToAll) var entry
  let text = "\(isOn) \(hidden.text) \(String(describing: entry))"
  Text(text + name)
  Bound(isOn: $isOn)
}

#Preview("Orientation", traits: .landscapeLeft) { Text("wide") }

#Preview("Arguments", arguments: [1, 2]) { number in
  Text("\(number)")
}

private struct StaticPreviews: PreviewProvider {
  @State static var isOn = false
  @State static var hidden: Hidden = Hidden()

  static var previews: some View {
    Bound(isOn: $isOn)
    Text(hidden.text)
  }
}

#Preview(name, body: { Text("a") })

#Preview("Return") {
  @Previewable @State var number = 1
  let double = number * 2
  return Text("\(double)")
}

#Preview {}

private enum Outer {
  #Preview("In a type") {
    @Previewable @State var number = 1
    Text("\(number)")
  }
}

private func local() {
  #Preview("In a function") {
    @Previewable @State var number = 1
    Text("\(number)")
  }
}

private struct Bound: View {
  @Binding var isOn: Bool

  var body: some View { Text("\(isOn)") }
}
