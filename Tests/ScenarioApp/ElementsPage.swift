import SwiftUI

/// Elements of all kinds, for assistive technologies.
struct ElementsPage: View {
  @State private var rating = 3
  @State private var isBold = true

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 8) {
        Text("Elements").font(.headline).accessibilityAddTraits(.isHeader)
        HStack {
          Image(systemName: "star").accessibilityLabel("Star")
          Link("Site", destination: URL(filePath: "/"))
          Button("Help") {}.accessibilityHint("Opens a page")
          Button("Gone") {}.disabled(true)
        }
        Toggle("Bold", isOn: $isBold)
        Toggle("Large", isOn: .constant(false)).disabled(true)
        Slider(value: .constant(0.3)) { Text("Level") }
        TextField("Name", text: .constant("Ada"))
        SecureField("Secret", text: .constant("abc"))
        HStack {
          Text("First")
          Text("Second").accessibilityValue("of two").accessibilityHint("Comes last")
        }
        .accessibilityElement(children: .contain)
        .accessibilityLabel("Pair")
        Color.yellow.frame(width: 60, height: 20)
          .accessibilityElement()
          .accessibilityLabel("Rating")
          .accessibilityValue("\(rating) stars")
          .accessibilityAdjustableAction { _ in rating += 1 }
      }
    }
    .accessibilityLabel("All kinds")
  }
}
