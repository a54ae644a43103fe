import SwiftUI
import UniformTypeIdentifiers

/// Views that exchange content with other programs. Each is 120 points wide and 60 high, and 10 points from the next.
struct Transfer: View {
  @State private var acceptsTexts = true

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      HStack(spacing: 10) {
        Place(name: "Text").draggable("A dragged text")
        Place(name: "Picture").focusable().copyable([Picture()])
        Toggle("Accepts", isOn: $acceptsTexts).frame(width: 120, height: 60)
      }
      HStack(spacing: 10) {
        Place(name: "Files").dropDestination(for: URL.self) { urls, _ in
          report("files \(urls.map(\.lastPathComponent).joined(separator: ", "))")
          return true
        } isTargeted: {
          report("over files \($0)")
        }
        Place(name: "Texts").onDrop(of: acceptsTexts ? [.plainText] : [], isTargeted: nil) { items in
          for item in items {
            _ = item.loadObject(ofClass: String.self) { text, _ in report("text \(text ?? "none")") }
          }
          return true
        }
      }
      HStack(spacing: 10) {
        PasteButton(supportedContentTypes: [.png]) { items in
          for item in items {
            _ = item.loadDataRepresentation(for: .png) { data, _ in report("picture \(data?.count ?? 0)") }
          }
        }
        .frame(width: 120, height: 60)
        PasteButton(payloadType: URL.self) { report("pasted \($0.map(\.lastPathComponent).joined(separator: ", "))") }
          .frame(width: 120, height: 60)
      }
    }
    .padding(20)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .onAppear { report("shown") }
  }
}

private struct Place: View {
  let name: String

  var body: some View { Text(name).frame(width: 120, height: 60).background(.yellow) }
}

/// A picture whose data is made when another program asks.
private struct Picture: Transferable {
  static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(exportedContentType: .png) { _ in
      report("made")
      return Data(repeating: 7, count: 100_000)
    }
  }
}
